"""Numbers in both languages."""

import pytest

from ludotheque.text.languages import decimal, percent


def test_the_decimal_sign_is_the_language_s_own() -> None:
    assert (decimal(2.04, "en"), decimal(2.04, "fr")) == ("2.0", "2,0")


@pytest.mark.parametrize(
    ("chance", "said"),
    [(0.0, "0%"), (0.0001, "<0.1%"), (0.046, "4.6%"), (0.9999, ">99.9%"), (1.0, "100%")],
)
def test_only_the_certain_is_called_certain(chance: float, said: str) -> None:
    assert percent(chance, "en") == said


def test_french_sets_the_percent_sign_apart() -> None:
    assert percent(0.5, "fr") == "50,0\u202f%"
