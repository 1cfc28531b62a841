"""The reasons for cards, tokens and choices: what they name is what the printed texts and the plain sums give."""

from itertools import product
from random import Random

import pytest

from ludotheque.games.dice_throne.agents.cards import hold_worth, upgrade_gain, usual_gain
from ludotheque.games.dice_throne.agents.hint_dice import RollDamage, turn_damage
from ludotheque.games.dice_throne.agents.hints import hints, sentence
from ludotheque.games.dice_throne.agents.position import opening_position
from ludotheque.games.dice_throne.agents.values import board_worth, turn_table
from ludotheque.games.dice_throne.agents.weights import CARD, CP, CP_STEPS
from ludotheque.games.dice_throne.table.actions import (
    CHANGE_DIE,
    CHOOSE_OPTION,
    CHOOSE_TYPE,
    END,
    HOW_MANY,
    MAIN,
    NUMBER,
    OPTION,
    PASS,
    REFUSE_TOKEN,
    SET_DIE,
    YES,
)
from ludotheque.games.dice_throne.table.match_content import PreparedCard
from ludotheque.games.dice_throne.table.state import NORMAL, ULTIMATE
from ludotheque.kernel.decisions import Decision
from tests.games.dice_throne.agents.advice import advice, chiffre, digit, said, seen_by_asked, situation
from tests.games.dice_throne.agents.test_hint_odds import SMALL
from tests.games.dice_throne.guests import card, seated, sturdy_blow
from tests.games.dice_throne.heroes.fights import carried, carried_to_defence, strikes
from tests.games.dice_throne.modes.gathering import gathered, king
from tests.games.dice_throne.scenario import Duel, barbarian, fighter, pyromancer, scenario

THREE_DICE = list(product(range(1, 7), repeat=3))
LIVES = [sum(die in (4, 5) for die in dice) for dice in THREE_DICE]


def card_in_hand(duel: Duel, name: str) -> PreparedCard:
    now = situation(duel)
    return next(card for each in now.seen.hand(now.seat) if (card := now.held(each)).id == name)


def test_naming_nobody_says_what_that_spares() -> None:
    """A-22: the tokens the card was meant for are gone, and the only board left with any is the own one."""
    own = pyromancer(["what_status_effects", "fire_up"], cp=2, tokens={"fire_mastery": 3})
    duel = scenario(own, fighter("monk", tokens={"cleanse": 1, "burn": 1})).main()
    duel.play("what_status_effects").answer("spend cleanse", by=1)
    assert list(advice(duel)) == ["pass", "player 0"]
    loss = -advice(duel)["player 0"].value
    assert said(duel, "pass")[0] == f"the best on offer would cost {digit(loss)} more than it brings"
    assert said(duel, "pass")[1].startswith(f"la meilleure offre coûterait {chiffre(loss)} de plus")


# Cards in windows


def last_chance(health: int = 50, hand: list[str] | None = None, cp: int = 2) -> Duel:
    """Nine damage are about to be dealt to seat 1."""
    foe = pyromancer(hand=hand or ["not_this_time", "pyroblast_3"], health=health, cp=cp)
    duel = scenario(barbarian(), foe).roll(*SMALL).attack("mighty_blow").declines_defence()
    return duel.until_point("W_LAST", by=1)


def test_a_card_says_what_it_keeps_off_and_its_price() -> None:
    english, french = said(last_chance(), "play not_this_time")
    assert english == "6 damage kept off, worth 6, for 1 CP"
    assert french == "6 dégâts évités, d’une valeur de 6, pour 1 PC"
    assert advice(last_chance())["play not_this_time"].saved == 6


def test_a_card_that_saves_a_life_says_so() -> None:
    english, french = said(last_chance(health=8), "play not_this_time")
    assert english == "100% to survive 9 damage with 8 health: 6 damage kept off, for 1 CP"
    assert french == (
        "100\u202f% de chances de survivre à une perte de 9 avec 8 de Santé\u202f: 6 dégâts évités, pour 1 PC"
    )
    assert said(last_chance(health=8), "pass")[0] == "without Not This Time!, 9 damage against 8 health is the end"
    assert said(last_chance(health=8), "pass")[1].endswith("c’est la fin")


def test_passing_says_what_is_given_up() -> None:
    """Six kept off, less a Combat Point of those two and the sale of the card, and the margin of 0.3."""
    price = CP_STEPS[1] + CP_STEPS[1]
    english, french = said(last_chance(), "pass")
    assert english == f"gives up {digit(6 - price - 0.3)} that Not This Time! would bring beyond its price"
    assert french.startswith(f"renonce à {chiffre(6 - price - 0.3)}, ce que Pas cette fois\u202f! rapporterait")


def test_passing_says_what_the_best_card_would_bring_and_cost() -> None:
    duel = scenario(barbarian(hand=["so_wild", "smack_3"], cp=5), barbarian(health=30)).roll(*SMALL)
    duel.attack("mighty_blow").defend("thick_skin", 1, 4, 2).until_point("W_DEF_DICE", by=0)
    price = CP_STEPS[4] + CP_STEPS[3] + CP_STEPS[3]
    assert said(duel, "pass")[0] == f"So Wild! would bring 1.8 and cost {digit(price)}"
    assert said(duel, "pass")[1] == f"Joker fou\u202f! rapporterait 1,8 et coûterait {chiffre(price)}"
    english, french = said(duel, "play so_wild")
    assert english == "nothing instead of 2 healing for the opponent, estimated at 1.8: too little for 2 CP"
    assert french == "rien au lieu de 2 de Santé pour l’adversaire, estimé à 1,8\u202f: trop peu pour 2 PC"


def test_what_would_bring_hardly_more_than_its_price_is_no_reason() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["helping_hand", "pyroblast_3"], cp=5)).roll(1, 2, 3, 4, 5)
    duel.announce("reckless").until_point("W_ANNOUNCE", by=1)
    hint = advice(duel)["pass"]
    assert hint.reason_key == "hint-pass-close"
    gain, price = hint.numbers["gain"], CP_STEPS[4] + CP_STEPS[4]
    assert 0 < gain - price < 0.3
    assert said(duel, "pass")[0] == f"Helping Hand! would bring only {digit(gain - price)} beyond its price"


def test_cards_that_do_more_later_can_wait() -> None:
    duel = scenario(barbarian(), pyromancer(hand=["not_this_time", "pyroblast_3"])).roll(*SMALL).announce("mighty_blow")
    duel.until_point("W_TARGETED", by=1)
    usual = usual_gain(situation(duel), card_in_hand(duel, "not_this_time"))
    assert usual == 6
    assert said(duel, "play not_this_time")[0] == "can wait: 6 now, 6 at its usual moment"
    assert said(duel, "pass")[0] == "Not This Time! can wait: 6 now, 6 at its usual moment"
    assert said(duel, "pass")[1] == "Pas cette fois\u202f! peut attendre\u202f: 6 maintenant, 6 au moment habituel"


def test_tokens_that_do_more_later_can_wait() -> None:
    """Evasive avoids damage, and none is incoming yet."""
    duel = scenario(barbarian(), fighter("monk", tokens={"evasive": 1})).roll(*SMALL).announce("mighty_blow")
    duel.until_point("W_TARGETED", by=1)
    hint = advice(duel)["spend evasive"]
    assert hint.reason_key == "hint-early"
    assert hint.numbers["gain"] == pytest.approx(9 * 2 / 6)
    assert said(duel, "spend evasive")[0] == "can wait: now it would bring 3"
    assert said(duel, "pass")[0] == "Evasive can wait: now it would bring 3"


def test_a_card_that_may_defeat_says_how_likely() -> None:
    """Get Some adds a damage for each sword on five dice; two are needed."""
    duel = scenario(barbarian(hand=["get_some", "smack_3"]), pyromancer(health=11)).roll(*SMALL).attack("mighty_blow")
    duel.declines_defence().until_point("W_LAST", by=0)
    swords = [sum(die <= 3 for die in dice) for dice in product(range(1, 7), repeat=5)]
    chance = 100 * sum(count >= 2 for count in swords) / 6**5
    english, french = said(duel, "play get_some")
    assert english == (
        "2.5 damage and 1 Concussion on the opponent on average, "
        f"and {chance:.1f}% to defeat with it (health there: 2), for 2 CP"
    )
    assert f"{chance:.1f}".replace(".", ",") + "\u202f% de chances de vaincre ainsi" in french


def test_where_only_one_thing_can_be_done_that_is_said() -> None:
    duel = scenario(barbarian(), pyromancer(health=4)).main()
    found = hints(Decision(0, MAIN, [END]), seen_by_asked(duel))
    assert [sentence(hint, "en") for hint in found] == ["nothing else can be done here"]


# The Main Phase


def test_a_card_says_what_it_gains_on_average() -> None:
    """Vegas Baby: half a die rounded up is 2 on average, and the card could be sold."""
    mean = sum((die + 1) // 2 for die in range(1, 7)) / 6
    duel = scenario(barbarian(hand=["vegas_baby", "double_up", "smack_3"], cp=6), pyromancer()).main()
    assert said(duel, "play vegas_baby") == (
        f"{digit(mean)} CP on average, for free",
        f"{digit(mean)} PC en moyenne, sans rien payer",
    )
    assert advice(duel)["play vegas_baby"].numbers["gain"] == pytest.approx(mean * CP)
    assert said(duel, "play double_up")[0] == f"2 cards, worth {digit(2 * CARD)}, for 1 CP"
    assert said(duel, "end")[0].startswith("gives up 1.1 that Vegas Baby! would bring")


def test_a_card_that_is_not_worth_its_price_says_so() -> None:
    duel = scenario(barbarian(hand=["double_up", "smack_3"], cp=1), pyromancer()).main()
    assert said(duel, "play double_up") == (
        f"2 cards, estimated at {digit(2 * CARD)}: too little for 1 CP",
        f"2 cartes, estimé à {chiffre(2 * CARD)}\u202f: trop peu pour 1 PC",
    )


def test_an_upgrade_says_what_a_turn_deals_and_is_worth_with_it() -> None:
    duel = scenario(barbarian(hand=["smack_3"], cp=6), pyromancer()).main()
    now, prepared = situation(duel), card_in_hand(duel, "smack_3")
    damage = [turn_damage(now.cache, (0, 1), prepared.slot, level) for level in (3, 1)]
    worth = [board_worth(now.cache, (0, 1), prepared.slot, level) for level in (3, 1)]
    gain = upgrade_gain(now, prepared)
    assert gain == pytest.approx(4.5 * (worth[0] - worth[1]))
    assert said(duel, "play smack_3")[0] == (
        f"a turn then deals {digit(damage[0])} damage on average instead of {digit(damage[1])} "
        f"({digit(worth[0])} instead of {digit(worth[1])} with all it does), estimated at {digit(gain)}: "
        "too little for 3 CP"
    )


def test_the_damage_of_a_turn_is_that_of_playing_it_out() -> None:
    """A whole turn, rolled some thousand times as the table of worths advises, comes to the same."""
    now = situation(scenario(barbarian(), pyromancer()).main())
    position = opening_position(now.cache.content, 0, 1)
    damage = RollDamage(now.cache, position, 2)
    keeps = turn_table(now.cache, position).with_rerolls(2)
    luck = Random(1)
    total, turns = 0.0, 4000
    for _ in range(turns):
        dice = [luck.randint(1, 6) for _ in range(5)]
        for left in (2, 1):
            keep = keeps.best_keep(dice, left)
            dice = [die if keep >> place & 1 else luck.randint(1, 6) for place, die in enumerate(dice)]
        total += damage.of(tuple(dice), 0)
    assert damage.expected() == pytest.approx(total / turns, abs=0.25)


def test_a_better_defence_says_what_it_saves() -> None:
    """Two for each Life on three dice, then on four; against a typical attack."""
    duel = scenario(barbarian(hand=["thick_skin_2"], cp=6, health=30), pyromancer()).main()
    three, four = 3 * 2 / 3, 4 * 2 / 3
    english = said(duel, "play thick_skin_2")[0]
    assert english.startswith(f"against an attack of 6, the defense then brings {digit(four)} healing")
    assert f"on average instead of {digit(three)} healing" in english


def test_a_better_passive_says_for_how_long() -> None:
    duel = scenario(fighter("paladin", hand=["tithe_2"], cp=5), barbarian()).main()
    gain = upgrade_gain(situation(duel), card_in_hand(duel, "tithe_2"))
    assert said(duel, "play tithe_2")[0] == (
        f"a better passive for about 4.5 turns, estimated at {digit(gain)}: too little for 3 CP"
    )


def test_selling_weighs_the_combat_point_against_the_card() -> None:
    duel = scenario(barbarian(hand=["tip_it", "smack_3"], cp=6), pyromancer()).main()
    keep = hold_worth(situation(duel), card_in_hand(duel, "tip_it"))
    assert said(duel, "sell tip_it") == (
        f"the Combat Point is worth {digit(CP_STEPS[6])}, the card in hand {digit(keep)}",
        f"le Point de Combat vaut {chiffre(CP_STEPS[6])}, la carte en main {chiffre(keep)}",
    )
    assert said(duel, "end")[0].startswith("gives up 0.5 that selling Smack III would bring")


def test_keeping_says_what_the_card_is_worth() -> None:
    duel = scenario(barbarian(hand=["not_this_time"], cp=6), pyromancer()).main()
    keep = hold_worth(situation(duel), card_in_hand(duel, "not_this_time"))
    assert said(duel, "end")[0] == f"Not This Time! is worth {digit(keep)} in hand and {digit(CP_STEPS[6])} sold"
    duel = scenario(barbarian(hand=["tip_it"], cp=6), pyromancer()).main()
    keep = hold_worth(situation(duel), card_in_hand(duel, "tip_it"))
    assert said(duel, "end")[0] == f"selling Tip It! would bring only {digit(CP_STEPS[6] - keep)} more than keeping it"


def test_selling_for_an_upgrade_names_it_and_what_is_missing() -> None:
    duel = scenario(barbarian(hand=["smack_3", "double_up"], cp=2), pyromancer()).main()
    english, french = said(duel, "sell double_up")
    keep = hold_worth(situation(duel), card_in_hand(duel, "double_up"))
    assert english == f"1 CP is missing for Smack III; the card is worth {digit(keep)} in hand"
    assert french == f"il manque 1 PC pour Frappe III\u202f; la carte vaut {chiffre(keep)} en main"


SEVEN = ["getting_paid", "double_up", "triple_up", "tip_it", "buh_bye", "feelin_good", "smack_2"]


def test_too_many_cards_are_sold_in_the_second_main_phase() -> None:
    duel = scenario(barbarian(SEVEN, cp=9), pyromancer()).main_2()
    keep = hold_worth(situation(duel), card_in_hand(duel, "tip_it"))
    assert said(duel, "sell tip_it")[0] == (f"7 cards in hand, and only 6 may stay; this one is worth {digit(keep)}")


def test_down_to_the_hand_limit_the_least_goes() -> None:
    duel = scenario(barbarian(SEVEN, cp=9), pyromancer()).discard_phase()
    now = situation(duel)
    keep = {name: hold_worth(now, card_in_hand(duel, name)) for name in SEVEN}
    assert min(keep, key=lambda name: keep[name]) == "buh_bye"
    assert said(duel, "sell buh_bye")[0] == f"worth {digit(keep['buh_bye'])} in hand, the least of 7 cards"
    assert said(duel, "sell feelin_good")[0] == (
        f"worth {digit(keep['feelin_good'])} in hand, "
        f"{digit(keep['feelin_good'] - keep['buh_bye'])} more than Buh, Bye!"
    )


def test_a_token_is_bought_off_for_what_it_would_do() -> None:
    duel = scenario(barbarian(cp=3, tokens={"knockdown": 1}), pyromancer()).main()
    hint = advice(duel)["spend knockdown"]
    assert said(duel, "spend knockdown")[0] == f"\u22121 Knockdown, worth {digit(hint.numbers['gain'])}, for 2 CP"
    assert hint.numbers["cost"] == pytest.approx(CP_STEPS[2] + CP_STEPS[1])


# Defence


def attacked(health: int) -> Duel:
    return scenario(pyromancer(), barbarian(health=health)).roll(1, 2, 3, 1, 2).attack("fireball", 2)


def test_a_defence_says_what_it_saves_of_the_attack() -> None:
    duel = attacked(30)
    saved = sum(2 * lives for lives in LIVES) / 216
    assert advice(duel)["defend thick_skin"].saved == pytest.approx(saved)
    assert said(duel, "defend thick_skin") == (
        f"{digit(saved)} healing on average against an attack of 8",
        f"{chiffre(saved)} de Santé en plus en moyenne contre une attaque de 8",
    )
    assert said(duel, "pass")[0] == (
        f"a defense would save {digit(saved)} of 8 on average and strike back for 0 damage"
    )


def test_where_it_would_be_the_end_a_defence_says_the_chance_to_live() -> None:
    alive = sum(8 - 2 * lives < 6 for lives in LIVES) / 216
    english, french = said(attacked(6), "defend thick_skin")
    assert english.startswith(f"{100 * alive:.1f}% to survive 8 damage with 6 health: ")
    assert french.startswith(f"{100 * alive:.1f}".replace(".", ",") + "\u202f% de chances de survivre")


def test_a_token_instead_of_a_defence_is_explained_by_its_text() -> None:
    side = fighter("huntress", tokens={"nyras_bond": 1}, nyra=(5, True))
    duel = carried_to_defence(scenario(barbarian(), side).roll(*SMALL).announce("smack"))
    assert "4 damage kept off" in said(duel, "spend nyras_bond")[0]


# Targets


def test_a_target_is_explained_by_damage_health_and_chance() -> None:
    crowd = king(barbarian(), barbarian(), barbarian(), health=[20, 30, 4]).roll(1, 1, 6, 6, 4)
    crowd.announce("sturdy_blow").pass_windows()
    assert said(crowd, "player 2") == (
        "4 damage on average against 4 health, and 100% to defeat",
        "4 dégâts en moyenne contre 4 de Santé, et 100\u202f% de chances de vaincre",
    )
    assert said(crowd, "player 1")[0] == "a Leader, so one more card; 4 damage on average against 30 health"
    crowd = king(barbarian(), barbarian(), barbarian(), health=[31, 30, 10]).roll(1, 1, 6, 6, 4)
    crowd.announce("sturdy_blow").pass_windows()
    assert said(crowd, "player 2")[0] == "4 damage on average against 10 health"


def test_a_leader_about_to_fall_is_explained_as_both() -> None:
    crowd = king(barbarian(), barbarian(), barbarian(), health=[4, 4, 4]).roll(1, 1, 6, 6, 4)
    crowd.announce("sturdy_blow").pass_windows()
    assert said(crowd, "player 1")[0] == (
        "a Leader, so one more card; 4 damage on average against 4 health, and 100% to defeat"
    )


def test_who_may_be_hit_is_shown_what_it_would_cost() -> None:
    crowd = gathered("2v2", health=[50, 4]).roll(1, 1, 6, 6, 4)
    crowd.strikes("sturdy_blow", 5)
    assert crowd.asked() == (1, "target")
    assert said(crowd, "player 1")[0] == "4 damage on average there, against 4 health: 100% to be defeated"
    crowd = gathered("2v2").roll(1, 1, 6, 6, 4)
    crowd.strikes("sturdy_blow", 5)
    assert said(crowd, "player 1")[1] == "4 dégâts en moyenne à cet endroit, contre 50 de Santé"


# Questions inside texts


def test_how_many_is_explained_by_what_is_paid_and_gained() -> None:
    duel = scenario(pyromancer(hand=["warm_up", "pyroblast_3"], cp=3), barbarian()).main().play("warm_up")
    token = situation(duel).full.token(True, situation(duel).cache.content.named[0]["fire_mastery"])
    worth = 2 * token - 2 * CP
    assert said(duel, "number 2") == (
        f"\u22122 CP and 2 Fire Masteries, worth {digit(worth)}",
        f"2 PC de moins et 2 Maîtrises du Feu, soit une valeur de {chiffre(worth)}",
    )
    assert said(duel, "number 0")[0] == "nothing, worth 0"


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_tokens_spent_one_by_one_are_explained_by_what_all_of_them_do(paid: int) -> None:
    duel = scenario(barbarian(), fighter("monk", tokens={"chi": 3})).roll(*SMALL).attack("mighty_blow")
    duel.declines_defence().until_point("W_LAST", by=1).answer("spend chi")
    while duel.asked()[1] != "how_many":
        duel.passes()
    chis = "Chi" if paid == 1 else "Chis"
    assert said(duel, f"number {paid}")[0] == f"{paid} damage kept off, for {paid} {chis}"


def test_tokens_taken_off_are_explained_by_what_each_of_them_does() -> None:
    """Shiver Me Timbers lets the Pirate take her Doubloons back."""
    foe = barbarian(tokens={"cursed_doubloon": 1})
    side = fighter("cursed_pirate", tokens={"cursed_doubloon": 2})
    duel = scenario(side, foe).roll(1, 6, 6, 6, 4).announce("shiver_me_timbers").pass_windows()
    while duel.asked()[1] != "how_many":
        duel.answer(duel.options()[0])
    for name, hint in advice(duel).items():
        count = int(name.split()[1])
        assert hint.reason_key == "hint-number-tokens"
        assert hint.numbers["count"] == count
        if count == 2:
            assert said(duel, name)[0] == f"\u22122 Cursed Doubloons, worth {digit(hint.value)}".replace("-", "\u2212")


def test_steps_that_cost_nothing_are_explained_by_what_they_do() -> None:
    side = fighter("treant", ["down_pour", "tend_2"], cp=2, companions={"seedling": 2, "sapling": 1})
    duel = scenario(side, barbarian()).main().play("down_pour").pass_windows()
    assert duel.asked() == (0, "whether")
    assert said(duel, "yes")[0] == "effects worth 1.2, worth 1.2"
    assert said(duel, "pass") == ("gives up what costs nothing", "renonce à ce qui ne coûte rien")


def test_another_player_may_be_named_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    text = {"inflict": "dizziness", "n": 1, "target": {"pick": 2, "of": "opponents", "up_to": True}}
    side = seated(monkeypatch, card("concuss", text, cost=0), hand=["concuss", "smack_3"])
    duel = scenario(side, pyromancer()).main().play("concuss").pass_windows()
    assert duel.asked() == (0, "whether")
    assert said(duel, "yes") == ("costs nothing", "ne coûte rien")


def test_an_alternative_is_explained_by_what_it_does() -> None:
    duel = carried_to_defence(scenario(barbarian(), fighter("gunslinger")).roll(*SMALL).announce("smack"))
    duel = carried(duel.will_roll(0, 4).defend("duel", 5))
    assert said(duel, "option 0")[0] == "3 damage, worth 3"
    assert said(duel, "option 1") == ("2 damage kept off, worth 2", "2 dégâts évités, soit une valeur de 2")


def test_an_offer_is_explained_by_what_it_brings_beyond_its_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Combat Points for four healing instead of one."""
    text = {"may_pay": {"cp": 2}, "effects": [{"heal": 4}], "else": [{"heal": 1}]}
    side = seated(monkeypatch, card("concuss", text, cost=0), hand=["concuss", "smack_3"], health=30)
    duel = scenario(side, pyromancer()).main().play("concuss")
    worth = 3 * 0.9 - 2 * CP
    assert said(duel, "yes") == (
        f"4 healing and \u22122 CP: worth {digit(worth)} in all",
        f"4 de Santé en plus et 2 PC de moins\u202f: vaut {chiffre(worth)} en tout",
    )
    assert said(duel, "pass")[0] == f"gives up what is worth {digit(worth)}"


def test_an_offer_that_costs_more_than_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    text = {"may_pay": {"cp": 2}, "effects": [{"heal": 2}], "else": [{"heal": 1}]}
    side = seated(monkeypatch, card("concuss", text, cost=0), hand=["concuss", "smack_3"], health=30)
    duel = scenario(side, pyromancer()).main().play("concuss")
    loss = 2 * CP - 0.9
    assert said(duel, "yes")[0] == f"2 healing and \u22122 CP: costs {digit(loss)} more than it brings"
    assert said(duel, "pass")[0] == f"the best on offer would cost {digit(loss)} more than it brings"


def test_a_card_of_the_deck_is_explained_by_what_it_usually_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    text = card("concuss", {"search_deck": 1})
    side = seated(monkeypatch, text, hand=["concuss"], deck=["tip_it", "not_this_time"])
    duel = scenario(side, pyromancer()).main().play("concuss")
    assert said(duel, "card not_this_time") == ("usually brings 6, for 1 CP", "rapporte 6 d’habitude, pour 1 PC")


def test_a_card_to_discard_is_explained_like_one_to_sell(monkeypatch: pytest.MonkeyPatch) -> None:
    text = card("concuss", {"pay": {"discard": 1}, "effects": [{"gain_cp": 3}]}, cost=0)
    side = seated(monkeypatch, text, hand=["concuss", "smack_3", "not_this_time"], cp=0)
    duel = scenario(side, pyromancer()).main().play("concuss")
    assert duel.asked() == (0, "discard_card")
    assert said(duel, "card smack_3")[0] == "worth 0 in hand, the least of 2 cards"


def test_the_part_of_the_damage_that_grows_is_explained_by_its_type(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = sturdy_blow({"damage": 4, "type": "normal"}, {"damage": 5, "type": "undefendable"})
    side = seated(monkeypatch, attack, hand=["get_some", "smack_3"])
    duel = scenario(side, pyromancer()).roll(1, 1, 6, 6, 4).announce("sturdy_blow").pass_windows().declines_defence()
    duel.until_point("W_LAST", by=0).will_roll(0, 1, 1, 4, 4, 4).play("get_some")
    assert duel.asked() == (0, "choose_type")
    assert said(duel, "option 1")[0] == "this part cannot be defended against, only prevented"
    assert said(duel, "option 0")[0] == "this part can still be defended against and prevented"


def test_a_token_that_may_be_refused_is_explained_by_what_it_does() -> None:
    foe = barbarian(upgrades=["thick_skin_2"], health=30)
    duel = scenario(pyromancer(["huzzah"], cp=1), foe).roll(1, 2, 3, 4, 4).attack("fireball")
    duel.defend("thick_skin", 4, 5, 1, 1).passes(by=0).passes(by=0).will_roll(0, 4).play("huzzah", by=0)
    now = situation(duel)
    burden = -now.full.token(True, now.cache.content.named[0]["burn"])
    assert said(duel, "yes") == (
        f"Burn would cost you {digit(burden)}",
        f"Brûlure vous coûterait {chiffre(burden)}",
    )


def test_triggers_are_explained_by_what_they_do() -> None:
    duel = scenario(pyromancer(tokens={"fire_mastery": 2, "burn": 1}), barbarian()).upkeep()
    now = situation(duel)
    good, harm = (now.full.token(True, now.cache.content.named[0][name]) for name in ("fire_mastery", "burn"))
    assert said(duel, "trigger fire_mastery")[0] == (f"Fire Mastery brings you {digit(good)}: what helps comes first")
    assert said(duel, "trigger burn")[0] == f"Burn costs you {digit(-harm)}: what hurts comes last"


def mains(played: str, **tokens: int) -> Duel:
    side = barbarian([played, "smack_3"], cp=3, tokens=tokens)
    return scenario(side, pyromancer(tokens={"fire_mastery": 2})).main().play(played).pass_windows()


def test_a_player_is_explained_by_what_the_text_does_there() -> None:
    duel = mains("get_that_outta_here", burn=1)
    full = situation(duel).full
    burn, mastery = (situation(duel).cache.content.named[1][name] for name in ("burn", "fire_mastery"))
    assert said(duel, "player 0")[0] == f"\u22121 Burn, worth {digit(-full.token(True, burn))}; 50 health there"
    assert said(duel, "player 1")[0] == (
        f"\u22121 Fire Mastery on the opponent, worth {digit(full.token(False, mastery))}; 50 health there"
    )


def test_a_token_to_remove_is_explained_by_its_worth() -> None:
    duel = mains("get_that_outta_here", burn=1, knockdown=1).answer("player 0")
    now = situation(duel)
    worth = -now.full.token(True, now.cache.content.named[0]["burn"])
    assert said(duel, "token burn") == (
        f"without Burn you are {digit(worth)} better off",
        f"sans Brûlure, votre situation vaut {chiffre(worth)} de plus",
    )


def test_tokens_of_an_opponent_are_explained_as_a_loss() -> None:
    own = barbarian(cp=2, tokens={"knockdown": 1, "concussion": 1})
    duel = scenario(own, pyromancer(["buh_bye", "fire_up"], cp=2)).upkeep().passes(by=0).play("buh_bye", by=1)
    duel.passes(by=0)
    now = situation(duel)
    for name, label in (("knockdown", "Knockdown"), ("concussion", "Concussion")):
        worth = now.full.token(False, now.cache.content.named[0][name])
        assert said(duel, f"token {name}")[0] == f"without {label} you are {digit(-worth)} worse off"


def test_moving_a_token_is_explained_by_what_both_sides_make_of_it() -> None:
    duel = mains("transference", burn=1, knockdown=1).answer("player 0")
    now = situation(duel)
    for name in ("burn", "knockdown"):
        source = now.cache.content.named[0][name]
        worth = -now.full.token(True, source) - now.full.token(False, source)
        assert said(duel, f"token {name}")[0] == f"moving it is worth {digit(worth)}"


def test_moving_what_serves_oneself_would_cost() -> None:
    side = pyromancer(["transference", "pyroblast_3"], cp=3, tokens={"fire_mastery": 2, "burn": 1})
    duel = scenario(side, pyromancer(["pyroblast_2"])).main().play("transference").pass_windows()
    now = situation(duel)
    source = now.cache.content.named[0]["fire_mastery"]
    worth = now.full.token(True, source) + now.full.token(False, source)
    assert said(duel, "token fire_mastery")[0] == f"moving it would cost {digit(worth)}"


def test_a_companion_is_explained_by_what_it_can_do_now() -> None:
    duel = strikes(fighter("treant", companions={"seedling": 1, "dryad": 1}), "splinter", SMALL).answer("number 1")
    assert duel.asked() == (0, "choose_companion")
    worth = advice(duel)["token dryad"].numbers["worth"]
    assert advice(duel)["token dryad"].value == -worth
    assert said(duel, "token dryad")[0] == f"gives up Dryad, which would bring {digit(worth)} now"
    duel = strikes(fighter("treant"), "tend", (4, 5, 6, 6, 1))
    assert duel.asked() == (0, "choose_companion")
    name, hint = next(iter(advice(duel).items()))
    assert said(duel, name)[0].endswith(f" brings {digit(hint.numbers['worth'])} now")


def test_damage_shared_with_a_companion_says_what_is_left_of_both() -> None:
    side = fighter("huntress", tokens={"nyras_bond": 1}, nyra=(5, True))
    duel = carried_to_defence(scenario(barbarian(), side).roll(*SMALL).announce("smack"))
    duel.answer("spend nyras_bond").pass_windows()
    for taken in range(5):
        assert said(duel, f"number {taken}") == (
            f"health left: {5 - taken} for your companion, {50 - 4 + taken} for you",
            f"Santé restante\u202f: {5 - taken} pour votre Familier, {50 - 4 + taken} pour vous",
        )


# What no text of these heroes asks for


def asked_out_of_the_blue(kind: int, *options: int, subject: int = 0) -> list[str]:
    """The reasons if somebody were asked this in a calm Main Phase."""
    duel = scenario(barbarian(), pyromancer()).main()
    return [sentence(hint, "en") for hint in hints(Decision(0, kind, list(options), subject), seen_by_asked(duel))]


def test_a_token_that_does_good_should_not_be_refused() -> None:
    now = situation(scenario(barbarian(), pyromancer()).main())
    mastery = now.cache.content.status_index["fire_mastery"]
    worth = now.full.token(True, mastery)
    assert worth >= 0
    assert set(asked_out_of_the_blue(REFUSE_TOKEN, YES, PASS, subject=mastery)) == {
        f"Fire Mastery would bring you {digit(worth)}"
    }


def test_ultimate_damage_is_the_hardest_to_do_anything_against() -> None:
    assert asked_out_of_the_blue(CHOOSE_TYPE, OPTION + NORMAL, OPTION + ULTIMATE)[0] == (
        "this part can be neither defended against nor prevented"
    )


def test_what_cannot_be_read_is_not_made_up() -> None:
    assert (
        asked_out_of_the_blue(CHOOSE_OPTION, OPTION, OPTION + 1) == ["nothing that can be calculated depends on it"] * 2
    )
    assert asked_out_of_the_blue(CHANGE_DIE, SET_DIE + 1, SET_DIE + 2)[0] == (
        "nothing that can be calculated depends on this die"
    )
    assert asked_out_of_the_blue(HOW_MANY, NUMBER, NUMBER + 2)[0] == "2 of them: the more, the better"
