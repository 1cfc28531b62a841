"""What a shot hits, and the damage it does."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.physics.flicks import DISC_DISC, DISC_WALL, EXIT, Flick, Touch
from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import ARMOR, ASK_ARMOR, ASK_BOOST, BOOST, DONE
from ludotheque.games.catacombs.table.match_content import STEAL, STUN, PreparedCard, PreparedShot, StepKit
from ludotheque.games.catacombs.table.state import NOBODY
from ludotheque.games.catacombs.table.table import CatacombsTable
from ludotheque.kernel.decisions import ARGUMENT_MASK

SLOW: Final = 1000.0  # micrometres per second: CC-JUDGE-2, CC-JUDGE-4


def hits_of(flick: Flick, enemies: list[int]) -> list[int]:
    """The enemies that the flicked disc itself has hit, each once, in the order of the hits (CC-JUDGE-1)."""
    mover = flick.flicked.number
    hits: list[int] = []
    for touch in flick.touches:
        if touch.kind == DISC_DISC:
            other = struck(touch, mover)
            if other in enemies and other not in hits and is_hit(touch, mover):
                hits.append(other)
        elif touch.a == mover and (touch.kind == EXIT or is_bounce(touch)):
            break
    return hits


def struck(touch: Touch, mover: i64) -> i64:
    """The disc that the flicked one touches; nobody if it is not in it."""
    if touch.a == mover:
        return touch.b
    return touch.a if touch.b == mover else NOBODY


def is_hit(touch: Touch, mover: i64) -> bool:
    """CC-JUDGE-2: the disc itself moved, and they came together fast enough."""
    first = 0 if touch.a == mover else 4
    vx, vy = touch.before[first + 2], touch.before[first + 3]
    return touch.approach >= SLOW and vx * vx + vy * vy > SLOW * SLOW


def is_bounce(touch: Touch) -> bool:
    """CC-JUDGE-4: who leans on a wall or slides along it has not bounced."""
    return touch.kind == DISC_WALL and touch.approach >= SLOW


def score(table: CatacombsTable, step: StepKit, hits: list[int]) -> None:
    """CC-JUDGE-5, CC-DMG-11."""
    damage: i64 = step.shot.damage * len(hits)
    if table.listening:
        table.tell(events.EnemiesHit(tuple(hits), damage))
    if step.shot.boost and boost(table, damage + step.shot.boost):
        damage += step.shot.boost
    hurt = 1 - table.state.team
    if use_armor(table, hurt, damage):
        return
    take_tokens(table, step.shot, hurt, damage)


def boost(table: CatacombsTable, boosted: i64) -> bool:
    """CC-SHOT-13, CC-SHOT-14: a hand card for so much damage in all, before the enemy decides on armor."""
    seat = table.seat()
    options = [DONE]
    options.extend([BOOST | card for card in table.state.hands[seat]])
    if len(options) == 1:
        return False
    answer = table.ask_active(ASK_BOOST, options, boosted)
    if answer == DONE:
        return False
    table.throw_away(seat, answer & ARGUMENT_MASK, "boost")
    return True


def use_armor(table: CatacombsTable, hurt: i64, damage: i64) -> bool:
    """CC-ARMOR-2, CC-ARMOR-3: one kept card against everything this shot does."""
    kept = table.state.kept[hurt]
    if not kept:
        return False
    options = [DONE]
    options.extend([ARMOR | card for card in kept])
    answer = table.ask_team_until_yes(hurt, ASK_ARMOR, options, damage)
    if answer == DONE:
        return False
    table.use_armor(hurt, answer & ARGUMENT_MASK)
    return True


def take_tokens(table: CatacombsTable, shot: PreparedShot, hurt: i64, damage: i64) -> None:
    """CC-DMG-9: steal takes the first token, the others go to the bank; unless that is the end, stun."""
    card = table.card(table.state.playing)
    left: i64 = damage
    if acts(table, card, shot, STEAL):
        stolen: i64 = min(left, card.amount, table.state.pools[hurt])
        for _ in range(stolen):
            table.steal_token(hurt)
        left -= stolen
    if left:
        table.lose_tokens(hurt, left)
    if table.state.pools[hurt] == 0:
        table.end_game("pool")  # CC-END-2; CC-ABIL-2: nothing follows
    if acts(table, card, shot, STUN):
        table.stun(hurt)


def acts(table: CatacombsTable, card: PreparedCard, shot: PreparedShot, ability: i64) -> bool:
    """CC-CARD-6: an ability that acts when this shot deals damage."""
    return table.kit.abilities and card.ability == ability and card.acts_on == shot.number
