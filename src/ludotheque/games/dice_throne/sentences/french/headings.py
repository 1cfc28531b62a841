"""French words for whole sheets."""

from typing import Final

from ludotheque.games.dice_throne.content.definitions import CardKind, PlayWhen, Straight
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.language_pack import HeadingWords
from ludotheque.text.french import count, of, the
from ludotheque.text.spans import phrase

HEADINGS: Final = HeadingWords(
    kinds={
        CardKind.UPGRADE: "Amélioration de Héros",
        CardKind.MAIN: "Action de Phase Principale",
        CardKind.ROLL: "Action de Phase de Lancer",
        CardKind.INSTANT: "Action Instantanée",
    },
    straights={Straight.SMALL: "Petite Suite", Straight.LARGE: "Grande Suite"},
    of_a_kind="chiffres identiques",
    defensive_roll="Jet Défensif",
    modifier="Modificateur d’Attaque",
    play_when={PlayWhen.ATTACKED: "À jouer uniquement quand une Attaque vous vise."},
    upgrades="Améliore",
    to_level="au niveau",
    adds="Ajoute aussi",
    also="en plus",
    others_limit=lambda limit: f"({limit} pour les autres joueurs)",
    persistent="persistante",
    spendable="dépensable",
    no_removal="ne peut pas être retirée",
    no_transfer="ne peut pas être transférée",
    neither="ne peut être ni retirée ni transférée",
    except_by=lambda owner: phrase(", sauf par une capacité du plateau", of(the(owner))),
    other_way="autrement",
    companion="Familier",
    most_in_play=lambda most: f"{most} en jeu au maximum",
    most_health=lambda most: phrase(count(most, nouns.HEALTH), "au maximum"),
    uses=lambda uses: phrase("à utiliser", count(uses, nouns.TIME), "par tour au maximum"),
)
