"""The Dice Throne table: dice, dials and damage pools on top of cards and tokens."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.games.dice_throne.content.vocabulary import Effect
from ludotheque.games.dice_throne.table import events
from ludotheque.games.dice_throne.table.actions import ANNOUNCE, NO_ABILITY
from ludotheque.games.dice_throne.table.cards_and_tokens import BoardTable
from ludotheque.games.dice_throne.table.damage import (
    NO_TEXT,
    Settlement,
    Share,
    Text,
    incoming,
    settle,
    take_up,
    take_up_one,
)
from ludotheque.games.dice_throne.table.match_content import HOOKS_PER_SOURCE, ROWS
from ludotheque.games.dice_throne.table.response_points import DEFENSIVE_ROLL, OFFENSIVE_ROLL, PHASES, POINTS, UPKEEP
from ludotheque.games.dice_throne.table.state import (
    ABILITY_TEXT,
    ADD,
    CARD_TEXT,
    DEAL,
    DEFENCE_TEXT,
    FAST,
    HALVE,
    NORMAL,
    OFFENCE,
    PREVENT,
    SOURCE_TEXT,
    TRUE,
    ULTIMATE,
    UNDEFENDABLE,
    UNTYPED,
)
from ludotheque.games.dice_throne.table.state_classes import Attack, DamagePool, PoolEntry, Resolving, Throw
from ludotheque.kernel.errors import BrokenRule
from ludotheque.kernel.table import GameOver

SIDES: Final = 6


class TurnOver(BaseException):
    """The Active Player is defeated (A-33): rules stop resolving, and the turn passes on."""


Resolver = Callable[[Any, Any, Any], None]  # takes a table, a context of `resolution` and an effect of its own type


class DiceTable(BoardTable):
    """All observable changes of a match."""

    def resolver(self, kind: type[Effect]) -> Resolver:
        """Return the function that resolves effects of this type; only the table of a match knows them."""
        raise BrokenRule(f"no function carries out {kind.__name__}")

    def in_roll_phase(self) -> bool:
        """DT-TURN-3: return whether the phase is 4, 5 or 6."""
        return OFFENSIVE_ROLL <= self.state.phase <= DEFENSIVE_ROLL

    def attack(self) -> Attack:
        """Return the activated ability; call this only while there is one."""
        return self.state.attacks[0]

    def defender(self) -> i64:
        """Return the target of the activated ability, the first of several, or -1."""
        targets = self.attack().targets
        return targets[0] if targets else -1

    def begin_activation(self, ability: i64, row: i64) -> Attack:
        """DT-ROLL-18 i: activate an ability; dice and choice are fixed from now on (DT-ROLL-21)."""
        state = self.state
        state.serial += 1
        prepared = self.content.abilities[ability]
        ultimate: i64 = int(prepared.ultimate)
        attack = Attack(
            serial=state.serial,
            attacker=state.active,
            targets=[],
            ability=ability,
            row=row,
            is_attack=0,
            ultimate=ultimate,
            undefendable=0,
            settled=0,
            dealt=0,
            added=0,
            inflicted=[],
            shields=[],
            used=[],
            failed=0,
            halved=0,
            defended=0,
            to_come=[ULTIMATE if ultimate else NORMAL],  # what can be modified, until the amounts are fixed
        )
        state.attacks.append(attack)
        if self.listening:
            self.tell(events.Activated(state.active, prepared.id, row))
        return attack

    def end_activation(self) -> None:
        self.state.attacks.clear()

    def count_as_attack(self) -> None:
        """DT-ATK-1: mark the activated ability as an Attack."""
        self.attack().is_attack = TRUE

    def expect_damage(self, kinds: list[int]) -> None:
        """Set the types of damage to others that the ability deals later; modifiers may change it now (DT-ATK-8)."""
        self.attack().to_come = kinds

    def make_undefendable(self) -> None:
        """DT-DEF-7: make the damage of the Attack undefendable, whether incoming or not yet."""
        attack = self.attack()
        attack.undefendable = TRUE
        for line in self.phase_pool().lines:
            if line.seat in attack.targets and line.attack == attack.serial and line.damage_type == NORMAL:
                line.damage_type = UNDEFENDABLE

    def defend(self, seat: i64, defence: str) -> None:
        """DT-DEF-8: record that a Defensive Ability is used against the Attack."""
        if self.listening:
            self.tell(events.Defended(seat, defence))
        self.attack().defended = TRUE

    def settle_attack(self, dealt: list[int]) -> i64:
        """DT-DEF-13: fix what the Attack deals to its targets; return the sum."""
        attack = self.attack()
        for target in attack.targets:
            attack.dealt += dealt[target]
            if dealt[target] and self.content.counts_struck:
                self.note_struck(target)
        attack.settled = TRUE
        return attack.dealt

    def note_struck(self, target: i64) -> None:
        """Record the tokens of a target damaged by an Attack, because some texts ask for them later."""
        held = self.hero(target).tokens
        attacker = self.hero(self.attack().attacker)
        struck = attacker.struck or [0] * len(held)
        attacker.struck = [max(pair) for pair in zip(held, struck, strict=True)]

    def note_use(self, seat: i64, spent: i64) -> None:
        """Count the use of a hook with limited uses."""
        source = self.content.sources[spent // HOOKS_PER_SOURCE]
        if source.uses_per_turn or source.uses[spent % HOOKS_PER_SOURCE].limit is not None:
            self.hero(seat).used.append(spent)
            if self.state.attacks:
                self.attack().used.append(spent * self.mode.seats + seat)

    # Tokens of an activation may be refused or taken back (`prevent_status`).

    def note_inflicted(self, seat: i64, source: i64) -> None:
        """Record a token of this activation; without a target yet, it comes from a modifier's rider (DT-ATK-9)."""
        attack = self.attack()
        if (seat in attack.targets or not attack.targets) and seat != attack.attacker:
            attack.inflicted.append(source * self.mode.seats + seat)

    def take_back_inflicted(self, seat: i64, source: i64) -> None:
        """Undo the placement of a token of this activation."""
        self.attack().inflicted.remove(source * self.mode.seats + seat)
        self.remove_tokens(seat, source, 1)

    def raise_shield(self, seat: i64, polarity: i64) -> None:
        """Let the seat refuse the next token of this polarity."""
        self.attack().shields.append(polarity * self.mode.seats + seat)

    def use_shield(self, shield: i64) -> None:
        self.attack().shields.remove(shield)

    def fix_target(self, target: i64) -> None:
        """DT-TARGET-8: add a target; an ability may have several (A-51)."""
        attack = self.attack()
        if attack.targets:
            self.halve_too(target)
        attack.targets.append(target)
        if self.listening:
            self.tell(events.Targeted(attack.attacker, target))

    def halve_too(self, target: i64) -> None:
        """Halve the damage to a further target as often as that to the first (A-60)."""
        first: i64 = self.defender()
        for line in self.phase_pool().lines[:]:
            if line.what == HALVE and line.seat == first:
                half = PoolEntry(what=HALVE, seat=target, by=line.by, damage_type=UNTYPED)
                self.write_phase_line(half)
                texts = [share.text for share in self.shares if share.line is line]
                self.shares += [Share(half, HALVE, 0, text) for text in texts]

    def begin_with(self, seat: i64) -> None:
        """DT-SETUP-5: set the Start Player."""
        self.state.start_player = seat
        self.state.active = seat
        if self.listening:
            self.tell(events.StartPlayerFound(seat))

    def begin_first_turn(self) -> None:
        """End the set-up and begin the Start Player's first turn."""
        self.state.turn = 1
        self.state.phase = UPKEEP

    def enter_phase(self, phase: i64) -> None:
        self.state.phase = phase
        if self.listening:
            self.tell(events.PhaseBegan(self.state.active, PHASES[phase]))

    def come_to(self, phase: i64) -> None:
        """Set the segment that comes next; it has not begun."""
        self.state.phase = phase

    def pass_turn(self) -> None:
        """DT-TURN-2: pass the turn, and reset what is counted per turn."""
        state = self.state
        for hero in state.heroes:
            hero.gained = [0] * len(hero.gained)
            hero.used.clear()
            hero.struck.clear()
        state.attempts.clear()
        state.active = self.mode.next_player(state)
        state.turn += 1
        state.phase = UPKEEP

    def roll_die(self, seat: i64) -> int:
        return self.chance(seat, SIDES) + 1

    def throw_dice(self, seat: i64, count: i64, purpose: i64, attempts: i64) -> Throw:
        """Throw dice, which stay in view until they are taken up."""
        dice = [face + 1 for face in self.chances(seat, SIDES, count)]
        throw = Throw(roller=seat, purpose=purpose, dice=dice, attempts=attempts, changes=0, locked=0, announced=0)
        if purpose == OFFENCE:
            self.state.attempts.append(1)
        self.state.throws.append(throw)
        if self.listening:
            self.tell(events.Rolled(seat, tuple(dice), purpose))
        return throw

    def take_up_dice(self) -> None:
        self.state.throws.pop()

    def dice_in_view(self) -> Throw:
        if not self.state.throws:
            raise BrokenRule("a rule looks at dice where there are none")
        return self.state.throws[-1]

    def attempt(self, throw: Throw, mask: i64) -> None:
        """Make a Roll Attempt with the dice of the mask (DT-ROLL-3)."""
        throw.attempts -= 1
        if throw.purpose == OFFENCE:
            self.state.attempts[-1] += 1
        self.reroll(throw, mask)

    def reroll(self, throw: Throw, mask: i64) -> None:
        for place in range(len(throw.dice)):
            if mask >> place & 1:
                throw.dice[place] = self.chance(throw.roller, SIDES) + 1
        if self.listening:
            places = [place for place in range(len(throw.dice)) if mask >> place & 1]
            self.tell(events.Rerolled(throw.roller, tuple(places), tuple(throw.dice)))

    def reroll_die(self, throw: Throw, place: i64) -> None:
        """Reroll a die because of a text; this alters it whatever it shows (DT-ROLL-15)."""
        throw.changes += 1
        self.reroll(throw, 1 << place)

    def lock(self, throw: Throw) -> None:
        """Lock these dice: they can no longer be altered."""
        throw.locked = 1

    def set_die(self, seat: i64, throw: Throw, place: i64, value: i64) -> None:
        """DT-ROLL-15: set a die; it counts as altered even if it already showed that value."""
        before = throw.dice[place]
        throw.dice[place] = value
        throw.changes += 1
        if self.listening:
            self.tell(events.DieChanged(seat, throw.roller, place, before, value))

    def announce(self, throw: Throw, action: int) -> None:
        """DT-ROLL-8: announce publicly what these dice are for; 0 withdraws the announcement."""
        throw.announced = action
        if not self.listening or not action:
            return
        if action == NO_ABILITY:
            self.tell(events.Announced(throw.roller, "", 0))
        else:
            ability, row = divmod(action - ANNOUNCE, ROWS)
            self.tell(events.Announced(throw.roller, self.content.abilities[ability].id, row))

    def grant_attempt(self, throw: Throw, count: i64) -> None:
        throw.attempts += count
        if self.listening:
            self.tell(events.AttemptGranted(throw.roller, count))

    # What is being resolved

    def begin_resolving(self, kind: i64, subject: i64, seat: i64, speed: i64) -> None:
        self.state.resolving.append(Resolving(kind=kind, subject=subject, seat=seat, speed=speed))

    def end_resolving(self) -> None:
        self.state.resolving.pop()

    def note_window(self, point: i64) -> None:
        """Report a response point, and how many fast actions and isolated pools it is nested in."""
        if self.listening:
            fast = [part for part in self.state.resolving if part.speed == FAST]
            isolated = [pool for pool in self.state.pools if pool.isolated]
            self.tell(events.WindowOpened(POINTS[point], len(fast) + len(isolated)))

    def leave_hook(self, seat: i64, hook: i64) -> None:
        """Leave a hook in force until the Roll Phase ends."""
        self.state.heroes[seat].lasting.append(hook)

    def end_lasting_hooks(self) -> None:
        for hero in self.state.heroes:
            hero.lasting.clear()

    def fail(self) -> None:
        """DT-TOKEN-6: cancel all effects of the activation."""
        attack = self.attack()
        attack.failed = 1
        if self.listening:
            self.tell(events.AbilityFailed(attack.attacker, self.content.abilities[attack.ability].id))

    # Pools and dials

    def open_pool(self, isolated: i64 = 0) -> DamagePool:
        pool = DamagePool(isolated=isolated, lines=[])
        self.state.pools.append(pool)
        return pool

    def pool(self) -> DamagePool:
        """Return the innermost open pool, which effects act on (DT-ISO-2)."""
        if not self.state.pools:
            raise BrokenRule("a rule deals damage where no pool is open")
        return self.state.pools[-1]

    def phase_pool(self) -> DamagePool:
        """Return the pool that is applied at the end of the phase, even while isolated pools are open."""
        for pool in reversed(self.state.pools):
            if not pool.isolated:
                return pool
        raise BrokenRule("a rule looks for the damage of a phase where no pool is open")

    def write_line(self, line: PoolEntry) -> None:
        self.pool().lines.append(line)

    def write_phase_line(self, line: PoolEntry) -> None:
        self.phase_pool().lines.append(line)

    def write_from(self, source: i64, seat: i64, pool: DamagePool, line: PoolEntry) -> None:
        """Write a line to a pool, with its origin as in `note_origin`."""
        pool.lines.append(line)
        self.note_origin(line, source, seat)

    def replace_lines(self, lines: list[PoolEntry]) -> None:
        """Replace the lines of the innermost pool after something was cancelled (DT-TOKEN-3)."""
        self.pool().lines = lines

    def add_early(self, source: i64, seat: i64, amount: i64) -> None:
        """Add an Attack Modifier that joins the damage once that is incoming (DT-DMG-5)."""
        self.attack().added += amount
        self.note_early(ADD, source, seat, amount)

    def halve_early(self, source: i64, seat: i64) -> None:
        """Halve the damage once that is incoming."""
        self.attack().halved += 1
        self.note_early(HALVE, source, seat)

    def join_added(self, line: PoolEntry) -> None:
        """Write the modifiers that were added early as part of the damage."""
        self.write_line(line)
        take_up(self.shares, line)
        self.attack().added = 0

    def join_halved(self) -> None:
        """Write the halvings that were added early, one line for each target."""
        attack = self.attack()
        for _ in range(attack.halved):
            halves = [
                PoolEntry(what=HALVE, seat=seat, by=attack.attacker, damage_type=UNTYPED) for seat in attack.targets
            ]
            for half in halves:
                self.write_line(half)
            take_up_one(self.shares, halves)
        attack.halved = 0

    def note_origin(self, line: PoolEntry, source: i64, seat: i64) -> None:
        """Record the origin of a line: this source before this seat, or else the text that is being resolved."""
        if self.listening:
            self.shares.append(Share(line, line.what, line.amount, self.text_now(source, seat)))

    def note_early(self, what: i64, source: i64, seat: i64, amount: i64 = 0) -> None:
        """Record the origin of what will join damage that is not incoming yet."""
        if self.listening:
            self.shares.append(Share(None, what, amount, self.text_now(source, seat)))

    def text_now(self, source: i64, seat: i64) -> Text:
        if source >= 0:
            return (SOURCE_TEXT, self.content.sources[source].id, int(seat))
        if not self.state.resolving:
            return NO_TEXT
        part = self.state.resolving[-1]
        return (int(part.kind), self.text_id(part), int(part.seat))

    def text_id(self, part: Resolving) -> str:
        """Return the content id of something that is being resolved; all of it is public."""
        if part.kind == CARD_TEXT:
            return self.card_name(part.subject)
        if part.kind == ABILITY_TEXT:
            return self.content.abilities[part.subject].id
        return (
            self.content.defences[part.subject].id
            if part.kind == DEFENCE_TEXT
            else self.content.sources[part.subject].id
        )

    def expected_lines(self, pool: DamagePool) -> list[PoolEntry]:
        """Return the lines that would settle the pool if nothing more happened; `ForecastTable` includes tokens."""
        return pool.lines

    def incoming(self, seat: i64) -> i64:
        """Return the preventable damage that waits for a seat in the innermost pool (DT-DMG-1, DT-DMG-31)."""
        pools = self.state.pools
        return incoming(self.expected_lines(pools[-1]), seat) if pools and pools[-1].lines else 0

    def attack_damage(self) -> i64:
        """Return what the Attack deals to all its targets, or would deal if nothing more happened (A-54, A-60)."""
        attack = self.attack()
        if attack.settled or not attack.targets:
            return attack.dealt
        dealt = settle(self.expected_lines(self.phase_pool()), self.mode.seats).dealt
        return sum([dealt[seat] for seat in attack.targets])

    def close_pool(self, result: Settlement | None = None) -> bool:
        """DT-DMG-30, DT-DEF-13: apply the whole pool to all dials together; return False if it is empty.

        `result` is the settlement of the pool, if it was computed before.
        """
        pool = self.state.pools.pop()
        if not pool.lines:
            return False
        if result is None:
            result = settle(pool.lines, self.mode.seats)
        if self.listening:
            self.tell_sums(pool, result)
            self.closed.append(pool)
        self.apply(result)
        return True

    def apply(self, result: Settlement) -> None:
        heals = [0] * len(self.state.dials)
        damage = [0] * len(self.state.dials)
        for seat in range(self.mode.seats):
            dial = self.mode.dial_of[seat]
            heals[dial] += result.heals[seat]
            damage[dial] += result.totals[seat]
        for seat in range(self.mode.seats):
            dial = self.mode.dial_of[seat]
            if heals[dial] or damage[dial]:
                self.move_dial(seat, heals[dial], damage[dial])
                heals[dial] = 0
                damage[dial] = 0
            self.move_companion(seat, result.mends[seat], result.shared[seat])

    def move_dial(self, seat: i64, heals: i64, damage: i64) -> None:
        """new = clamp(old + heals - damage, 0, cap) (DT-HP-1, DT-HP-4)."""
        if self.state.heroes[seat].defeated:  # DT-WIN-1: healing does not revive a defeated player
            return
        before: i64 = self.health(seat)
        after: i64 = max(0, min(self.mode.cap, before + heals - damage))
        self.turn_dial(seat, after, heals, damage)

    def turn_dial(self, seat: i64, after: i64, heals: i64, damage: i64) -> None:
        before: i64 = self.health(seat)
        self.state.dials[self.mode.dial_of[seat]] = after
        if self.listening:
            team = self.mode.team[seat]
            self.tell(events.HealthChanged(seat, before, after, heals, damage, team if len(team) > 1 else ()))

    def heal_now(self, seat: i64, amount: i64) -> None:
        """Heal outside pools; healing above the cap is lost (DT-HP-2)."""
        if amount > 0 and self.health(seat) < self.mode.cap:
            self.move_dial(seat, amount, 0)

    def steal_health(self, thief: i64, victim: i64, amount: i64) -> i64:
        """DT-TEXT-10 to 12: not damage, applied immediately, may defeat the victim. Return the amount taken."""
        taken: i64 = min(amount, self.health(victim))
        if taken > 0:
            self.state.dials[self.mode.dial_of[victim]] -= taken
            if not self.state.heroes[thief].defeated:
                dial = self.mode.dial_of[thief]
                self.state.dials[dial] = min(self.mode.cap, self.state.dials[dial] + taken)
            if self.listening:
                self.tell(events.StoleHealth(thief, victim, taken))
        return taken

    def set_health(self, seat: i64, health: i64) -> None:
        self.turn_dial(seat, health, 0, 0)

    def health(self, seat: i64) -> i64:
        return self.state.dials[self.mode.dial_of[seat]]

    def grant_phase(self, seat: i64, target: i64) -> None:
        """DT-TURN-7: grant the Active Player one more Offensive Roll Phase against this opponent."""
        self.state.extra.append(target)
        if self.listening:
            self.tell(events.ExtraPhaseGranted(seat, target))

    def take_granted_phase(self) -> i64:
        """DT-TURN-7: return the opponent whom the next Offensive Roll Phase is against, -1 for a usual one."""
        return self.state.extra.pop(0) if self.state.extra else -1

    def fall(self, fallen: list[int]) -> None:
        """DT-WIN-1 to 4, DT-DEF-14: defeat these seats together; raise GameOver or TurnOver if that ends either."""
        for seat in fallen:
            self.state.heroes[seat].defeated = 1
        if self.listening:
            self.tell(events.Defeated(tuple(fallen)))
        verdict = self.mode.verdict(self.state)
        if verdict:
            self.state.outcome = verdict
            if self.listening:
                self.tell(events.GameEnded(verdict))
            raise GameOver
        if not self.state.attacks:
            self.end_turn_of_the_defeated()

    def end_turn_of_the_defeated(self) -> None:
        """A-33: end a defeated player's turn; an Attack already activated runs to DRP6 first (A-32)."""
        if self.state.heroes[self.state.active].defeated:
            raise TurnOver

    def clear_table(self) -> None:
        """Clear what an interrupted turn leaves, except what waits for the end of its phase (DT-DMG-33)."""
        state = self.state
        for part in state.resolving:
            if part.kind == CARD_TEXT:
                self.put_on_discard(part.seat, part.subject)
        state.resolving.clear()
        state.pools = [pool for pool in state.pools if not pool.isolated]
        state.throws.clear()
        state.attacks.clear()
        state.extra.clear()
        self.end_lasting_hooks()

    def tell_sums(self, pool: DamagePool, result: Settlement) -> None:
        """Report the arithmetic behind each total, for screens to show."""
        for seat in range(self.mode.seats):
            sums = [0, 0, 0]
            for line in pool.lines:
                if line.seat == seat and line.what in (DEAL, ADD, PREVENT):
                    sums[line.what] += line.amount
            if any(sums) or result.totals[seat]:
                total, subtotal = result.totals[seat], result.subtotals[seat]
                self.tell(events.DamageSettled(seat, sums[DEAL], sums[ADD], sums[PREVENT], subtotal, total))
