"""What a player tries to bring about."""

from ludotheque.registry.laboratory import Goals


def test_a_goal_that_was_served_often_enough_is_wanted_no_more() -> None:
    goals = Goals(["first", "second"], 2)
    goals.serve(0)
    assert goals.rank == {"first": 0, "second": 1}
    goals.serve(0)
    assert goals.rank == {"second": 1}
