### What the rules have against an answer or a table, for people.

reason-not-listed = That is not among the answers you can give.
reason-number = “{ $option }” is a number from 1 to { $most }.
reason-not-asked = That doesn’t answer the question: seat { $seat } is not asked; seat { $asked } is.
reason-verb = That doesn’t answer the question: unknown verb “{ $verb }”; allowed: { $known }.
reason-verb-takes = That doesn’t answer the question: { $verb } takes { $count ->
    [0] nothing
   *[other] { $fields }
}, got { $given ->
    [one] 1 number
   *[other] { $given } numbers
}.
reason-verb-field = That doesn’t answer the question: { $verb }: { $field } must be between 0 and { $most }, is { $value }.
reason-verb-number = That doesn’t answer the question: in “{ $answer }”, “{ $number }” is not a whole number.

reason-by-rule = { $reason } ({ $rule })
