"""Words that no text of the interface uses any more, each with what to say instead and a sentence that had it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = (ROOT / "client" / "src", ROOT / "src" / "ludotheque")
GAMES: Final = ROOT / "src" / "ludotheque" / "games"

# A place is written file/message, such as tutorial/tutorial-odd-goal; the files of a game go by its name.
ANYWHERE: Final = ""
DICE_THRONE: Final = (
    r"^(dice|dice_throne)/"
    r"|/(tutorial-d(t|ice_throne)|hero-dice_throne|dt|path-dice|kind-companion|play-companions|term-group)\b"
)
DUNGEON: Final = (
    r"^one_deck_dungeon/"
    r"|/(tutorial-(odd|one_deck_dungeon)|hero-one_deck_dungeon|path-dungeon|kind-boss|preview-(deck|stairs|boss)"
    r"|option-(basic_potion|turn_sequence))\b"
)
CATACOMBS: Final = (
    r"^catacombs/"
    r"|/(tutorial-(cc|catacombs_conquest)|hero-catacombs_conquest|game-catacombs|kind-(disc|layout|profile)"
    r"|option-(obstacle_layout|share_hands|noise_profile)|worth-catacombs)\b"
)
COMMANDS: Final = "/delve-(help|word-cover|which-box)$"
"""What a player types may be shorter than the word of the box."""


@dataclass(frozen=True, slots=True)
class Retired:
    """A pattern that must not be found, in either case unless it says `(?-i:…)`."""

    pattern: str
    instead: str
    example: str
    where: str = ANYWHERE
    unless: str = "$^"

    def found_in(self, place: str, text: str) -> str:
        """What is wrong with the text of a message, in a sentence; empty if nothing is."""
        if not re.search(self.where, place) or re.search(self.unless, place):
            return ""
        found = re.search(self.pattern, text, re.IGNORECASE)
        return f"{place}: “{found[0]}” is retired: {self.instead}" if found else ""


ENGLISH: Final = (
    # Private metaphors
    Retired(r"\bhouses?\b", "Home, Ludothèque, table settings", "Back to the house"),
    Retired(r"\b(lay|lays|laying|laid|lain)\b", "set up the table", "The table is being laid…"),
    Retired(r"\b(lie|lies|lying)\b", "is, are", "Nothing that this line names lies on the table now."),
    Retired(r"\bfilms?\b", "replay, playback", "Film"),
    Retired(r"\btake it home\b", "save and share", "Take it home"),
    Retired(r"\bspreads?\b", "layout", "Spread of obstacles"),
    Retired(r"\bcrystals?\b", "obstacle", "Move a crystal"),
    # Quaint English
    Retired(r"\breckon", "calculate, estimate", "Reckoning…"),
    Retired(r"\bwho(ever|soever)\b", "anyone who, the player who", "Whoever reaches 0 is defeated."),
    Retired(r"\bat once\b", "immediately, right away, at a time", "At once, at your pace"),
    Retired(r"\bthere(by|of|upon|with)\b", "by this, of it", "What is lost thereby."),
    Retired(r"(?<!there )\bis no (?!longer\b)", "isn’t a", "That is no file of this kind."),
    Retired(r"\bthrow(s|n)? away\b", "discard", "Which card do you throw away?"),
    Retired(r"\btakes? hold\b", "apply", "Everything takes hold."),
    Retired(r"\bso (long|many) (for|seconds)\b", "a fixed time", "So long for each turn."),
    Retired(r"\bthere and back\b", "snake order", "picked in turn, there and back again"),
    Retired(r"\b(by|their) whole rules\b", "complete rules", "Games by their whole rules"),
    Retired(r"\b(a|of) (foreign|ours)\b", "another player’s; made by Ludothèque", "A rule of ours broke"),
    Retired(r"\bnot whole\b", "incomplete", "The file is not whole."),
    Retired(r"\brul(e|es|ed) out\b|\brules a hero out\b", "ban", "Ruled out."),
    Retired(r"\bfor ever\b", "forever", "Delete it for ever?"),
    Retired(r"\bper cent\b", "percent", "from 0 to 100 per cent"),
    Retired(r"[\d}] %", "no space before the percent sign", "Sound: 50 %"),
    # British spelling: the cards of the games are American
    Retired(
        r"\b\w*(colour|armour|honour|favour|behaviour|neighbour)",
        "American spelling: color, armor, honor, favor",
        "Colours of the seats",
    ),
    Retired(r"\b(de|of)fence", "American spelling: defense", "Choice of a defence"),
    Retired(r"\blicence", "American spelling: license", "MIT licence"),
    Retired(r"\bcentre|metres?\b", "American spelling: center, meter", "from centre to edge"),
    Retired(r"\banalys(e|ed|ing)\b|\bgrey\b", "American spelling: analyze, gray", "Analysing the game…"),
)

FRENCH: Final = (
    # Private metaphors
    Retired(r"\bmaisons?\b", "accueil, Ludothèque, table", "Retour à la maison"),
    Retired(r"\bdress(er|ez|é|ée)\b", "créer la table", "Dressez une table publique"),
    Retired(r"\b(met|mettre|mis|mettez) la table\b|\btable est mise\b", "créer la table", "On met la table…"),
    Retired(r"\bfilms?\b", "lecture", "Film"),
    Retired(r"\bà emporter\b", "conserver et partager", "À emporter"),
    Retired(r"\brompue?\b|\bchez nous\b", "erreur interne", "Une de nos règles s’est rompue"),
    Retired(r"\brayons?\b", "famille (de cartes)", "Il n’y a pas de rayon « cave »."),
    # One word for one thing
    Retired(
        r"\bfenêtres? (de réponse|de réaction|où|est ouverte)|\btemps de réponse\b",
        "moment de réaction",
        "Une fenêtre est ouverte",
    ),
    Retired(
        r"\breprendre (le|un|mon|son)( dernier)? coup\b|(?<!point de )\breprises?\b", "annuler", "Reprendre le coup"
    ),
    Retired(r"\bpendules?\b", "horloge", "Une pendule a besoin de ses secondes"),
    Retired(r"\binvités qui regardent\b|\blien des invités\b", "spectateurs", "Lien des invités"),
    # French that is not French
    Retired(r"\btant de (temps|secondes)\b", "un temps fixe", "Tant de temps pour chaque tour."),
    Retired(r"\bquoi de mieux\b", "le meilleur coup", "Quoi de mieux ?"),
    Retired(r"\bdu même bois\b", "suit le même principe", "le reste est du même bois"),
    # Words of the Dice Throne box
    Retired(r"\bpoints? de vie\b", "points de Santé", "amenez l’autre à 0 point de vie"),
    Retired(r"\bcompteurs?\b", "Cadran de Santé", "Chaque héros a un compteur", DICE_THRONE),
    Retired(r"\bcompagn(on|ons|e|es)\b", "Familier", "Choisissez un compagnon.", DICE_THRONE),
    Retired(r"\b(favorable|néfaste)s?\b", "Positive, Négative", "Brûlure, néfaste", DICE_THRONE),
    Retired(r"\bpassif\b", "passive", "Un meilleur passif", DICE_THRONE),
    Retired(r"\bdéfendables?\b", "parables", "Si les dégâts sont défendables", DICE_THRONE),
    Retired(
        r"\bencore \S+ (?-i:lancers?)\b|\b(?-i:lancers?) (restants?|gratuits?)\b",
        "Tentative de Lancer",
        "encore 2 lancers",
    ),
    Retired(r"\bpoints? de (?-i:combat)\b", "Points de Combat", "Les cartes coûtent des points de combat", DICE_THRONE),
    Retired(r"\bphase (?-i:principale|de lancer)\b", "Phase Principale", "Phase principale"),
    Retired(r"\bdégâts? (en attente|à venir)\b", "Dégâts Entrants", "Dégâts en attente"),
    # Words of the One Deck Dungeon box
    Retired(r"\bboss\b", "gardien", "Jusqu’au boss"),
    Retired(r"\bcouv(r\w+|ert\w*)\b", "recouvrir", "Couvrez les cases de dés", DUNGEON, unless=COMMANDS),
    Retired(r"\bpioche\b", "paquet", "Le temps, c’est la pioche", DUNGEON),
    Retired(r"\bescalier\b", "les escaliers", "on peut descendre l’escalier"),
    Retired(r"\bjetons?\b", "pions", "jetons sur les escaliers", DUNGEON),
    Retired(r"\bdégâts?\b", "blessure", "Personne n’a de dégât", DUNGEON),
    Retired(r"\bvotre vie\b", "santé", "vos blessures atteignent votre vie", DUNGEON),
    Retired(r"\bespaces? difficiles?\b", "étoile", "4 espaces difficiles"),
    Retired(r"\b(potion|talent)s? de base\b", "basique", "Potion de base"),
    Retired(r"\bordre du tour\b", "Séquence de Tour", "Ordre du tour", DUNGEON),
    Retired(r"\bla forêt des ombres\b", "Forêt des Ombres", "La Forêt des Ombres"),
    # Words of the box of À la conquête des catacombes
    Retired(r"\bdisques?\b", "pion", "Des disques de bois"),
    Retired(r"\bcrista(l|ux)\b", "obstacle", "Déplacez un cristal"),
    Retired(r"\bétourdie?s?\b", "assommé", "Votre équipe est étourdie", CATACOMBS),
    Retired(r"\bjetons? de (vie|santé)\b|\bpiles? de jetons\b", "jetons Santé", "une pile de jetons de vie"),
    Retired(r"\bsuite de tirs\b", "séquence de tir", "Une carte, une suite de tirs"),
    Retired(r"\bcoéquipiers?\b", "compagnon", "Les coéquipiers voient leurs mains", CATACOMBS),
    Retired(r"\bprofils? d’imprécision\b|\bsûreté de la main\b", "précision des pichenettes", "Sûreté de la main"),
    Retired(r"\bjetons? santé (à|de) la banque\b", "dans la banque", "prend 2 jetons Santé à la banque", CATACOMBS),
    Retired(r"\bcatacombs conquest\b", "À la conquête des catacombes", "Catacombs Conquest", CATACOMBS),
)

WORDS: Final = {"en": ENGLISH, "fr": FRENCH}


class Texts(Visitor):
    """The words of a message, in their order; names of variables and of variants are none."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 # the visitor's own spelling
        self.words.append(node.value)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 # the visitor's own spelling
        self.words.append("\n")
        self.visit(node.value)

    def visit_VariableReference(self, _node: ast.VariableReference) -> None:  # noqa: N802 # the visitor's own spelling
        self.words.append("{}")


def messages(source: str) -> Iterator[tuple[str, str]]:
    """The messages of a file: name and words."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            texts = Texts()
            texts.visit(entry.value)
            yield entry.id.name, "".join(texts.words)


def retired(words: tuple[Retired, ...], file: str, source: str) -> list[str]:
    """What is wrong with a file, a sentence each."""
    told = [word.found_in(f"{file}/{name}", text) for name, text in messages(source) for word in words]
    return [sentence for sentence in told if sentence]


def interface(lang: str) -> list[Path]:
    """Every file of messages in a language."""
    files = [file for folder in SOURCES for file in sorted(folder.rglob(f"locales/{lang}/*.ftl"))]
    assert len(files) > 20
    return files


def place_of(file: Path) -> str:
    """What a file goes by: its own name, or that of its game."""
    return file.relative_to(GAMES).parts[0] if file.is_relative_to(GAMES) else file.stem
