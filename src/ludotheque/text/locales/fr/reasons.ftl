### Ce que les règles opposent à une réponse ou à une table, pour les personnes.

reason-not-listed = Ce n’est pas une des réponses possibles.
reason-number = « { $option } » est un nombre de 1 à { $most }.
reason-not-asked = Cela ne répond pas à ce qui est demandé : la question ne s’adresse pas à la place { $seat }, mais à la place { $asked }.
reason-verb = Cela ne répond pas à ce qui est demandé : « { $verb } » n’est pas un verbe connu ; permis : { $known }.
reason-verb-takes = Cela ne répond pas à ce qui est demandé : { $verb } { $count ->
    [0] ne prend aucun nombre
   *[other] prend { $fields }
}, et il y en a { $given }.
reason-verb-field = Cela ne répond pas à ce qui est demandé : pour { $verb }, { $field } va de 0 à { $most } et ne peut pas être { $value }.
reason-verb-number = Cela ne répond pas à ce qui est demandé : dans « { $answer } », « { $number } » n’est pas un nombre entier.

reason-by-rule = { $reason } ({ $rule })
