"""Long lists become trees, short ones stay lists."""

from ludotheque.presentation.answer_tree import MOST, Leaf, with_paths
from ludotheque.presentation.questions import Option
from ludotheque.text.spans import spans


def leaf(action: str, *groups: str, folded: bool = False) -> Leaf:
    return Leaf(Option(action, spans(action)), groups, folded)


def paths(leaves: list[Leaf]) -> list[tuple[str, ...]]:
    return [answer.path for answer in with_paths(leaves, lambda first, last: f"{first}–{last}")]


def test_what_fits_on_a_level_is_not_folded() -> None:
    assert paths([leaf(f"sell:{card}", "Sell") for card in range(MOST)]) == [()] * MOST


def test_the_largest_group_is_folded_first() -> None:
    sold = [leaf(f"sell:{card}", "Sell") for card in range(8)]
    played = [leaf(f"play:{card}", "Play") for card in range(6)]
    assert paths([leaf("end"), *played, *sold]) == [()] * 7 + [("Sell",)] * 8


def test_what_is_always_folded_is_folded_even_where_there_is_room() -> None:
    rolls = [leaf(f"reroll:{mask}", "Roll again", "one die", folded=True) for mask in (1, 2, 4)]
    assert paths([leaf("pass"), *rolls]) == [(), *[("Roll again",)] * 3]


def test_a_long_group_has_groups_inside() -> None:
    sizes = {mask: f"{mask.bit_count()} dice" for mask in range(1, 32)}
    rolls = [leaf(f"reroll:{mask}", "Roll again", size, folded=True) for mask, size in sizes.items()]
    assert paths([leaf("pass"), *rolls]) == [(), *[("Roll again", size) for size in sizes.values()]]


def test_a_group_of_all_is_none() -> None:
    dice = [leaf(f"set_die:{die},{value}", "Change", f"Die {die}") for die in range(3) for value in range(6)]
    assert paths(dice) == [(f"Die {die}",) for die in range(3) for _ in range(6)]


def test_too_many_groups_stand_in_runs_of_neighbours() -> None:
    bids = [leaf(f"bid:{count},{face}", f"{count} ×") for count in range(1, MOST + 4) for face in range(2)]
    doubt, *found = paths([leaf("doubt"), *bids])
    assert doubt == ()
    assert (found[0], found[-1]) == (("1 × – 12 ×", "1 ×"), ("13 × – 15 ×", "15 ×"))
    assert len({path[0] for path in found}) == 2


def test_without_groups_neighbours_stand_together() -> None:
    found = paths([leaf(f"card:{card}") for card in range(30)])
    assert found[0] == ("1–12",)
    assert found[29] == ("25–30",)


def test_very_long_lists_are_cut_twice() -> None:
    found = paths([leaf(f"number:{number}") for number in range(1000)])
    assert len({path[0] for path in found}) <= MOST
    assert all(len({path[1] for path in found if path[0] == first}) <= MOST for first, _ in found)
    assert all(found.count(path) <= MOST for path in set(found))
