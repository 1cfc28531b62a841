"""The running dungeon in words: every event, every question, every answer, in both languages."""

import random
from typing import Any

import pytest

from ludotheque.games.one_deck_dungeon.game import OneDeckDungeon
from ludotheque.games.one_deck_dungeon.lab.laboratory import dungeon_setups
from ludotheque.games.one_deck_dungeon.sentences.match_text import (
    ASKING,
    EVENTS,
    LABELS,
    MatchNames,
    decision_sentence,
    event_sentence,
    names_of,
    option_label,
)
from ludotheque.games.one_deck_dungeon.table import actions as a
from ludotheque.games.one_deck_dungeon.table import events as ev
from ludotheque.games.one_deck_dungeon.table.die import AGILITY, ARMOR_ONLY, HEROIC, MAGIC, STRENGTH, die
from ludotheque.kernel.decisions import ARGUMENT_BITS, ARGUMENT_MASK, Decision
from ludotheque.kernel.events import Event, Undone
from ludotheque.kernel.simulation import play_out
from ludotheque.text.french import typography
from ludotheque.text.languages import LANGUAGES, Language
from ludotheque.text.messages import Messages
from ludotheque.text.spans import Span, plain

GAME = OneDeckDungeon()
NAMES = names_of(("archer", "mage"))
TWO_COPIES = (a.ASK_CARD, a.ASK_ITEM, a.ASK_REPLACE)
"""Questions about cards, of which four players have two copies."""
TOLD = sorted((kind for kind in Event.NAMES.values() if kind.__module__ == ev.__name__), key=lambda kind: kind.__name__)
STRENGTH_3, STRENGTH_5, AGILITY_1, HEROIC_6 = die(STRENGTH, 3), die(STRENGTH, 5), die(AGILITY, 1), die(HEROIC, 6)

SAID: dict[Event, tuple[str, str]] = {
    ev.FloorRevealed(1, "hall_of_statues"): ("Floor 1: Hall of Statues.", "Étage 1 : Galerie des Statues."),
    ev.XpDrawn("bandit_1"): ("The party keeps Bandit as XP (3 XP).", "Le groupe garde Bandit comme XP (3 XP)."),
    ev.TurnBegan(2): ("Turn 2 begins.", "Le tour 2 commence."),
    ev.TimeSpent(3, ("bandit_1", "goblin_1"), 1): (
        "The party spends 3 time (discarded: Bandit and Goblin; 1 token on the stairs).",
        "Le groupe dépense 3 temps (défausse : Bandit et Gobelin ; 1 pion sur les escaliers).",
    ),
    ev.StairsFound(): (
        "The deck is empty: the stairs come into view.",
        "Le paquet est vide : les escaliers sont en vue.",
    ),
    ev.StairsStruck(3): ("3 tokens leave the stairs.", "3 pions quittent les escaliers."),
    ev.Explored(1): ("The party explores: 1 closed door.", "Le groupe explore : 1 porte fermée."),
    ev.Explored(0): ("The party explores and finds no door.", "Le groupe explore et ne trouve aucune porte."),
    ev.DoorAdded(): ("A closed door is put into play.", "Une porte fermée est mise en jeu."),
    ev.CardLeftOver("ogre_1"): (
        "Ogre makes no door and goes to the discard pile.",
        "Ogre ne forme pas de porte et va à la défausse.",
    ),
    ev.DoorOpened(1, ("ogre_1", "goblin_1")): (
        "The party opens door 2: Ogre and Goblin.",
        "Le groupe ouvre la porte 2 : Ogre et Gobelin.",
    ),
    ev.Fled(1, ("ogre_1",)): ("The party flees from Ogre.", "Le groupe fuit devant Ogre."),
    ev.EncounterBegan("ogre_1", (0,)): ("Archer faces Ogre.", "L’Archère affronte Ogre."),
    ev.EncounterBegan("ogre_1", (0, 1)): ("Archer and Mage face Ogre.", "L’Archère et la Mage affrontent Ogre."),
    ev.EncounterSkipped("ogre_1"): ("The party slips past Ogre.", "Le groupe évite Ogre."),
    ev.PerilChosen("locked_door_1", 1): ("Locked Door: Bash It Open.", "Porte Verrouillée : L’enfoncer."),
    ev.AbilityUsed(0, "eagle_eye"): ("Archer uses Eagle Eye.", "L’Archère utilise Œil d’Aigle."),
    ev.SkillUsed(1, "dodge"): ("Mage uses Dodge.", "La Mage utilise Esquive."),
    ev.PotionUsed(1, "healing"): ("Mage uses the potion Healing.", "La Mage utilise la potion Soin."),
    ev.DiceRolled(0, (STRENGTH_5, HEROIC_6, STRENGTH_3), True): (
        "Archer rolls strength 3 5, heroic 6.",
        "L’Archère lance force 3 5, héroïque 6.",
    ),
    ev.DiceRolled(0, (), True): ("Archer has no dice to roll.", "L’Archère n’a aucun dé à lancer."),
    ev.DiceRerolled(0, (AGILITY_1,), (die(AGILITY, 4),)): (
        "Archer rerolls agility 1: agility 4.",
        "L’Archère relance agilité 1 : agilité 4.",
    ),
    ev.DiceGained(0, (die(HEROIC, 6, ARMOR_ONLY),)): (
        "Archer gains heroic 6 (armor boxes only).",
        "L’Archère gagne héroïque 6 (cases armure uniquement).",
    ),
    ev.DiceChanged(0, (STRENGTH_3,), (STRENGTH_5,)): (
        "Archer changes strength 3 to strength 5.",
        "L’Archère change force 3 en force 5.",
    ),
    ev.DiceDiscarded(0, (AGILITY_1,), "ethereal"): (
        "Archer discards agility 1 (Ethereal).",
        "L’Archère défausse agilité 1 (Éthéré).",
    ),
    ev.DiceDiscarded(0, (AGILITY_1,), ""): ("Archer discards agility 1.", "L’Archère défausse agilité 1."),
    ev.DicePaid(1, (AGILITY_1,), "dodge"): ("Mage pays agility 1 (Dodge).", "La Mage paie agilité 1 (Esquive)."),
    ev.BoxCovered(2, (0, 1), (STRENGTH_5, STRENGTH_3), True): (
        "Archer and Mage cover box 3 with strength 3 5.",
        "L’Archère et la Mage recouvrent la case 3 avec force 3 5.",
    ),
    ev.BoxCovered(0, (0,), (STRENGTH_5,), False): (
        "Archer covers box 1 once with strength 5; it must be covered again.",
        "L’Archère recouvre une fois la case 1 avec force 5 ; il faut la recouvrir encore.",
    ),
    ev.HeroicDieMade(1, (STRENGTH_5, AGILITY_1), die(HEROIC, 1)): (
        "Mage trades strength 5, agility 1 for heroic 1.",
        "La Mage échange force 5, agilité 1 contre héroïque 1.",
    ),
    ev.IconsIgnored(0, "time", 2): (
        "Archer: up to 2 time icons will be ignored.",
        "L’Archère : jusqu’à 2 icônes de temps à ignorer.",
    ),
    ev.ConsequencesSuffered(2, 1, 1): (
        "Consequences: 2 hearts, 1 time and 1 poison.",
        "Conséquences : 2 cœurs, 1 temps et 1 poison.",
    ),
    ev.ConsequencesSuffered(0, 0, 0): ("No consequences.", "Aucune conséquence."),
    ev.Damaged(0, 2, "stairs"): ("Archer takes 2 damage (stairs).", "L’Archère subit 2 blessures (escaliers)."),
    ev.Damaged(0, 1, "flames"): ("Archer takes 1 damage (Flames).", "L’Archère subit 1 blessure (Flammes)."),
    ev.Healed(1, 2): ("Mage heals 2 damage.", "La Mage soigne 2 blessures."),
    ev.Poisoned(1, 1): ("Mage takes 1 poison token.", "La Mage reçoit 1 pion de poison."),
    ev.PoisonRemoved(1, 2, False): ("Mage loses 2 poison tokens.", "La Mage perd 2 pions de poison."),
    ev.PoisonRemoved(1, 1, True): ("Mage exiles 1 poison token.", "La Mage exile 1 pion de poison."),
    ev.PoisonResisted((0, 1), 4, 1, 3, True): (
        "Archer and Mage resist poison: 4 + 1 against 3.",
        "L’Archère et la Mage résistent au poison : 4 + 1 contre 3.",
    ),
    ev.PoisonResisted((0,), 4, -1, 3, False): (
        "Archer fails to resist poison: 4 − 1 against 3.",
        "L’Archère ne résiste pas au poison : 4 − 1 contre 3.",
    ),
    ev.DieStored(1): ("Mage stores a heroic die.", "La Mage stocke un dé héroïque."),
    ev.DieReturned(1, 2): (
        "Mage returns 2 stored dice to the supply.",
        "La Mage remet 2 dés stockés dans la réserve générale.",
    ),
    ev.CubesGained(1): ("The party gains 1 potion cube.", "Le groupe gagne 1 cube de potion."),
    ev.CubeExiled(): ("Exiled: 1 potion cube.", "Exil : 1 cube de potion."),
    ev.DiceExiled((1, 0, 0, 2)): (
        "Exiled: 1 strength die and 2 heroic dice.",
        "Exil : 1 dé de force et 2 dés héroïques.",
    ),
    ev.DiceReturned((0, 1, 0, 0)): (
        "Back in the supply: 1 agility die.",
        "Retour dans la réserve générale : 1 dé d’agilité.",
    ),
    ev.Looted("bandit_1", "item", 0): (
        "Archer takes Bandit as an item (magic +1).",
        "L’Archère prend Bandit comme objet (magie +1).",
    ),
    ev.Looted("bandit_1", "skill", 0): (
        "Archer learns Backstab (Bandit).",
        "L’Archère apprend Coup dans le Dos (Bandit).",
    ),
    ev.Looted("skeleton_1", "potion", -1): (
        "The party identifies the potion Invisibility (Skeleton).",
        "Le groupe identifie la potion Invisibilité (Squelette).",
    ),
    ev.Looted("bandit_1", "xp", -1): (
        "The party keeps Bandit as XP (3 XP).",
        "Le groupe garde Bandit comme XP (3 XP).",
    ),
    ev.TurnedToXp(0, "bandit_1"): ("Archer turns Bandit into XP.", "L’Archère transforme Bandit en XP."),
    ev.LootLost("beetle_1"): (
        "Beetle gives no loot and goes to the discard pile.",
        "Scarabée ne donne aucun butin et va à la défausse.",
    ),
    ev.LevelGained(2): ("The party reaches level 2.", "Le groupe atteint le niveau 2."),
    ev.XpSpent(("bandit_1", "ogre_1"), 7): (
        "The party spends 7 XP (Bandit and Ogre).",
        "Le groupe dépense 7 XP (Bandit et Ogre).",
    ),
    ev.Descended(1): ("The party leaves floor 1 and descends.", "Le groupe quitte l’étage 1 et descend."),
    ev.BossFightBegan("dragon"): ("The boss fight begins: Dragon.", "Le combat de gardien commence : Dragon."),
    ev.RoundBegan(2, (0, 1)): ("Round 2: Archer and Mage.", "Round 2 : l’Archère et la Mage."),
    ev.BossHit(2, 4, 6): ("The boss takes 2 damage (4 of 6).", "Le gardien subit 2 blessures (4 sur 6)."),
    ev.BossHit(0, 4, 6): ("The boss takes no damage.", "Le gardien ne subit aucune blessure."),
    ev.BossRecovered(1, 3): (
        "The boss recovers 1 damage (now 3).",
        "Le gardien perd 1 blessure (3 à présent).",
    ),
    ev.FocusChosen(0, "survival"): ("Archer chooses the focus Survival.", "L’Archère choisit le focus Survie."),
    ev.SpaceTicked(0, "grit", "square"): ("Archer ticks 1 square of Grit.", "L’Archère coche 1 carré de « Cran »."),
    ev.GameEnded("won"): ("The party wins!", "Le groupe gagne !"),
    ev.GameEnded("lost"): ("The party is defeated.", "Le groupe est vaincu."),
    Undone(0, 1): ("Archer takes back the last answer.", "L’Archère annule sa dernière réponse."),
    Undone(0, 2): ("Archer takes back the last 2 answers.", "L’Archère annule ses 2 dernières réponses."),
}


def test_every_event_has_a_sentence() -> None:
    assert [kind.__name__ for kind in (*TOLD, Undone) if not EVENTS.knows(kind)] == []
    assert {type(event) for event in SAID} == {*TOLD, Undone}


@pytest.mark.parametrize("event", SAID, ids=lambda event: type(event).__name__)
def test_events_have_sentences(event: Event) -> None:
    english, french = SAID[event]
    assert plain(event_sentence(event, NAMES, "en")) == english
    assert plain(event_sentence(event, NAMES, "fr")) == typography(french)


def test_a_free_skill_pays_nothing_worth_a_line() -> None:
    assert event_sentence(ev.DicePaid(0, (), "valor"), NAMES, "en") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words(lang: Language) -> None:
    messages = Messages(lang)
    for number, kind in enumerate(a.KINDS):
        if number != a.ASK_HERO:
            assert messages.say(f"odd-ask-{kind}", card="", hero="", source="", box="", skill="", count=2, number=1)
    for reason in a.REASONS:
        assert messages.say(f"odd-ask-hero-{reason}")
    assert all(number < len(a.KINDS) for number in ASKING)


def test_every_answer_has_a_label() -> None:
    assert sorted(LABELS) == sorted(a.VERBS.codes)


def test_equal_heroes_are_numbered_and_players_keep_their_names() -> None:
    twins = names_of(("druid", "slayer", "warden", "druid"), ("", "Zoé", "", ""))
    assert twins.seat(0, "fr") == (Span("Druide 1", "seat:0"),)
    assert twins.seat(3, "en") == (Span("Druid 4", "seat:3"),)
    assert twins.seat(1, "fr") == (Span("Zoé", "seat:1"),)


def test_names_in_events_are_terms() -> None:
    said = event_sentence(ev.DiceDiscarded(0, (AGILITY_1,), "ethereal"), NAMES, "en")
    assert said[0] == Span("Archer", "seat:0")
    assert Span("agility", "color:agility") in said
    assert Span("Ethereal", "foe:ethereal") in said


class Listener:
    """Covers boxes where it can, answers by chance otherwise, and hears everything in both languages."""

    def __init__(self, names: MatchNames) -> None:
        self.random = random.Random(3)
        self.names = names
        self.questions: set[str] = set()
        self.verbs: set[str] = set()
        self.heard: list[str] = []

    def answer(self, decision: Decision, seen: Any) -> int:  # the kernel does not know the game's own view
        for lang in LANGUAGES:
            question = plain(decision_sentence(decision, seen, self.names, lang))
            labels = [plain(option_label(action, decision, seen, self.names, lang)) for action in decision.options]
            assert all((question, *labels))
            assert len(set(labels)) == len(labels) or decision.kind in TWO_COPIES, labels
            self.heard += [question, *labels]
        self.questions.add(a.KINDS[decision.kind])
        self.verbs.update(a.VERBS.verbs[action >> ARGUMENT_BITS].name for action in decision.options)
        covers = [action for action in decision.options if action & ~ARGUMENT_MASK == a.COVER]
        return self.random.choice(covers or decision.options)

    def watch(self, event: Event) -> None:
        self.heard += [plain(event_sentence(event, self.names, lang)) for lang in LANGUAGES]


def test_whole_games_have_sentences() -> None:
    questions: set[str] = set()
    verbs: set[str] = set()
    for seed, setup in enumerate(dungeon_setups(GAME)):
        listener = Listener(names_of(setup.heroes))
        play_out(GAME, setup, bytes([seed]) * 16, [listener.answer] * len(setup.heroes), listener.watch)
        assert not [line for line in listener.heard if "  " in line or " ." in line or "'" in line or "Option " in line]
        questions |= listener.questions
        verbs |= listener.verbs
    assert {"option", "door", "act", "place", "exchange", "loot", "peril", "pair", "text", "hero", "focus"} <= questions
    assert {"enter", "cover", "use", "drink", "die", "option", "take_item", "take_skill", "take_xp", "card"} <= verbs


class Rehearsal:
    """At the first action of an encounter, hears questions and answers that chance seldom brings."""

    def __init__(self, names: MatchNames) -> None:
        self.names = names
        self.said: dict[str, tuple[str, str]] = {}

    def answer(self, decision: Decision, seen: Any) -> int:  # as above
        if decision.kind == a.ASK_ACT and not self.said:
            self.rehearse(seen)
        return int(decision.options[0])

    def rehearse(self, seen: Any) -> None:
        use = seen.content.use_numbers["acquired_taste"]
        for kind, subject, action in (
            (a.ASK_FIRST, 0, a.HERO | 1),
            (a.ASK_VALUE, 0, a.VALUE | 5),
            (a.ASK_REROLL, 2, a.USE | use),
            (a.ASK_STORED, 0, a.NUMBER | 2),
            (a.ASK_ROUND, 0, a.DONE),
            (a.ASK_LEVEL, 4, a.SPEND_XP | 3),
            (a.ASK_COLOR, 0, a.COLOR | MAGIC),
            (a.ASK_SURVIVE, 1, a.DONE),
            (a.ASK_HOOK, seen.content.cause_numbers["bitter_draught"], a.YES),
            (a.ASK_TICK, 0, a.TICK | 2 << 2 | 1),
            (a.ASK_FOCUS, 0, a.FOCUS | 2),
        ):
            decision = Decision(0, kind, [action], subject)
            question = plain(decision_sentence(decision, seen, self.names, "en"))
            self.said[a.KINDS[kind]] = question, plain(option_label(action, decision, seen, self.names, "en"))


def test_what_is_seldom_asked() -> None:
    setup = next(setup for setup in dungeon_setups(GAME) if setup.heroes == ("hunter", "druid"))
    rehearsal = Rehearsal(names_of(setup.heroes))
    play_out(GAME, setup, bytes(16), [rehearsal.answer] * 2)
    assert rehearsal.said == {
        "first": ("Which hero takes dice first?", "Druid"),
        "value": ("Accuracy: choose a value.", "5"),
        "reroll": ("The resist die shows 2: is it rolled again?", "Hunter: Acquired Taste"),
        "stored": ("How many stored dice do you roll?", "2"),
        "round": ("A round begins: do you use something first?", "Begin the round"),
        "level": ("Which XP cards pay for the new level? Still needed: 4 XP.", "A card worth 3 XP"),
        "color": ("Accuracy: choose a color.", "Magic die"),
        "survive": ("Druid is about to fall: how do you save them?", "Accept defeat"),
        "hook": ("Do you use Bitter Draught?", "Yes"),
        "tick": ("Hunter: which space do you tick?", "Brewer (1 square)"),
        "focus": ("Hunter: which focus do you choose?", "Wilds"),
    }
