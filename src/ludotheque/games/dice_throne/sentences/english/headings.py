"""English words for whole sheets."""

from typing import Final

from ludotheque.games.dice_throne.content.definitions import CardKind, PlayWhen, Straight
from ludotheque.games.dice_throne.sentences.language_pack import HeadingWords
from ludotheque.text.english import possessive, times
from ludotheque.text.nouns import Noun
from ludotheque.text.spans import Spans, phrase, spans


def _except_by(owner: Noun) -> Spans:
    board = phrase(possessive(phrase("the", owner.singular("en"))), "board")
    return phrase(", except by an ability of", board)


HEADINGS: Final = HeadingWords(
    kinds={
        CardKind.UPGRADE: "Hero Upgrade",
        CardKind.MAIN: "Main Phase Action",
        CardKind.ROLL: "Roll Phase Action",
        CardKind.INSTANT: "Instant Action",
    },
    straights={Straight.SMALL: "small straight", Straight.LARGE: "large straight"},
    of_a_kind="of a kind",
    defensive_roll="Defensive Roll",
    modifier="Attack Modifier",
    play_when={PlayWhen.ATTACKED: "Play only when you are attacked."},
    upgrades="Upgrades",
    to_level="to level",
    adds="Also adds",
    also="also",
    others_limit=lambda limit: f"({limit} for other players)",
    persistent="persistent",
    spendable="spendable",
    no_removal="cannot be removed",
    no_transfer="cannot be transferred",
    neither="cannot be removed or transferred",
    except_by=_except_by,
    other_way="in any other way",
    companion="Companion",
    most_in_play=lambda most: f"at most {most} in play",
    most_health=lambda most: spans(f"at most {most} health"),
    uses=lambda uses: phrase("use at most", times(uses), "per turn"),
)
