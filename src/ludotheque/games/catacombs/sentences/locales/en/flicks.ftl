### Catacombs Conquest: the story of a flick.

cc-the-obstacle = obstacle { $number }
cc-event-in-fact = in fact { $angle }°, { $power }%
cc-wall-left = the left wall
cc-wall-right = the right wall
cc-wall-bottom = the lower wall
cc-wall-top = the upper wall
cc-story-touch = hits { $disc }
cc-story-bounce = bounces off { $wall }
cc-story-leave = leaves the mat
cc-story-more =
    { $count ->
        [one] { $count } more contact
       *[other] { $count } more contacts
    }
cc-story-stop = stops at ({ $x }, { $y })
