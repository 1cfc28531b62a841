// Written by scripts/wire_types.py from the types of the server. Do not edit.

/** The arena, in micrometres. */
export interface Arena {
  width: number;
  height: number;
  boundary: "mat" | "walls";
}

/** A disc with its centre and radius. `kind` is character, obstacle, or a projectile's shot. */
export interface ArenaDisc {
  disc: number;
  kind: string;
  x: number;
  y: number;
  radius: number;
}

/** A player of Catacombs Conquest. */
export interface ArenaSeat {
  team: string;
  characters: number[];
  hand: CardSeen[];
}

/** A team of Catacombs Conquest. */
export interface ArenaTeam {
  team: string;
  pool: number;
  pile: number;
  discard: CardSeen[];
  kept: CardSeen[];
  marker: number;
  stunned: boolean;
}

/** A match of Catacombs Conquest. */
export interface ArenaView {
  turn: number;
  phase: string;
  team: string;
  disc: number;
  seat: number;
  layout: string;
  arena: Arena;
  discs: ArenaDisc[];
  bank: number;
  teams: ArenaTeam[];
  seats: ArenaSeat[];
  playing: CardSeen | null;
  shot: number;
  target: number;
  flicks: number;
  reason: string;
  outcome: string;
}

/** A card on the table: its piece, and its face if the viewer knows it. */
export interface CardSeen {
  id: number;
  card: string | null;
}

/** A companion: its number or level. If it has health, also its health and whether it is active. */
export interface CompanionSeen {
  level?: number | null;
  count?: number | null;
  limit?: number | null;
  health?: number | null;
  active?: boolean | null;
}

/** A change to pending damage. `firm` is damage that nothing can change.
 *
 * `source` is the text it comes from, as in `resolving`: its kind, id and seat. None if unknown.
 */
export interface DamagePart {
  what: "added" | "attack" | "avoided" | "damage" | "firm" | "halved" | "prevented" | "prevented_half" | "reflected" | "shared";
  amount: number;
  source: [number, string, number] | null;
}

/** How the pending damage of a seat adds up. It is never negative. */
export interface DamageSum {
  seat: number;
  parts: DamagePart[];
  total: number;
  heal: number;
}

/** The ability being resolved. `targets` once they are fixed, `dealt` once its damage has landed. */
export interface DiceAttack {
  attacker: number;
  targets: number[];
  ability: string;
  row: number;
  ultimate: boolean;
  added: number;
  dealt: number | null;
}

/** A player of Dice Throne. `levels` has every ability in force. Tokens are named by their status. */
export interface DiceSeat {
  hero: string;
  team: number[];
  health: number;
  cp: number;
  hand: CardSeen[];
  deck: number;
  discard: CardSeen[];
  upgrades: CardSeen[];
  board: string;
  levels: Record<string, number>;
  tokens: Record<string, TokensSeen>;
  companions: Record<string, CompanionSeen>;
  defeated: boolean;
}

/** Dice in view. `attempts` is the number of rolls left. */
export interface DiceThrown {
  roller: number;
  purpose: "defence" | "effect" | "offence" | "targeting";
  dice: number[];
  attempts: number;
  locked: boolean;
  announced: string | null;
}

/** A match of Dice Throne. `incoming` and `healing` are pending per seat, `damage` itemises them.
 *
 * `resolving` lists the effects being resolved, the innermost last: its kind (0 card, 1 ability, 2 status or
 * companion, 3 defence), id and seat.
 */
export interface DiceView {
  mode: string;
  leaders: number[];
  turn: number;
  active: number;
  phase: "defensive_roll" | "discard" | "income" | "main_1" | "main_2" | "offensive_roll" | "setup" | "targeting_roll" | "upkeep";
  start_player: number;
  start_health: number;
  cap: number;
  outcome: string;
  seats: DiceSeat[];
  dice: DiceThrown[];
  attack: DiceAttack | null;
  incoming: number[];
  healing: number[];
  damage: DamageSum[];
  resolving: [number, string, number][];
}

/** The boss fight. */
export interface DungeonBoss {
  boss: string;
  damage: number;
  health: number;
  round: number;
}

/** A box of an encounter, with its cost while it is not covered. */
export interface DungeonBox {
  value: number;
  color: string | null;
  wide: boolean;
  armor: boolean;
  hearts: number;
  time: number;
  poison: number;
  skull: boolean;
  refuses_heroic: boolean;
  max_dice: number;
  needed: number;
  dice: DungeonDie[];
}

/** A die of a pool or on a box.
 *
 * `only` restricts it to certain boxes, `code` names it in answers, and `seat` is the hero whose die it is or was; -1
 * if an older program did not record that.
 */
export interface DungeonDie {
  color: string;
  value: number;
  only: string;
  code: number;
  seat: number;
}

/** A door and the cards behind it. */
export interface DungeonDoor {
  open: boolean;
  cards: CardSeen[];
}

/** An encounter or a boss round. `consequences` are hearts, time and poison if it ended now. */
export interface DungeonEncounter {
  card: CardSeen | null;
  seats: number[];
  option: number;
  supply: number[];
  pools: DungeonDie[][];
  boxes: DungeonBox[];
  used: [number, string][];
  abilities_used: number[];
  consequences: number[];
  icons: number[][];
}

/** A hero. `dice` counts the icons of strength, agility and magic; `own` lists the permanent abilities. */
export interface DungeonHero {
  hero: string;
  damage: number;
  health: number;
  poison: number;
  stored: number;
  storage: number;
  dice: number[];
  items: CardSeen[];
  item_limit: number;
  skills: CardSeen[];
  skill_limit: number;
  own: string[];
  ticks: number[];
  sheet: DungeonSheet | null;
}

/** The campaign sheet of a hero, on the pad of its set: `ticks` and `owned` include those of this game.
 *
 * `ticks` are circles, squares and hard spaces by talent, in the order of the pad; `fresh` lists talents and kinds of
 * those made in this game, `left` counts those still to make. `focus` is the one chosen for this game.
 */
export interface DungeonSheet {
  player: string;
  set: string;
  played: number;
  focus: string;
  ticks: [number, number, number][];
  owned: string[];
  fresh: [string, string][];
  left: number;
}

/** A run of One Deck Dungeon. */
export interface DungeonView {
  turn: number;
  phase: string;
  dungeon: string;
  deck_name: string;
  difficulty: string;
  floor: number;
  floors: string[];
  level: number;
  xp: number;
  xp_needed: number;
  xp_cards: CardSeen[];
  deck: number;
  discard: CardSeen[];
  stairs: number;
  doors: DungeonDoor[];
  door: number;
  door_limit: number;
  supply: number[];
  apart: number[];
  exiled: number[];
  cubes: number;
  cube_supply: number;
  potions: string[];
  poison_left: number;
  heroes: DungeonHero[];
  encounter: DungeonEncounter | null;
  boss: DungeonBoss | null;
  looting: CardSeen[];
  result: string;
  outcome: string;
}

/** Status effect tokens of one kind. */
export interface TokensSeen {
  count: number;
  limit: number;
}

export type DiceEvent =
  | { name: "TurnBegan"; values: { seat: number; turn: number; } }
  | { name: "PhaseBegan"; values: { seat: number; phase: string; } }
  | { name: "PhaseSkipped"; values: { seat: number; phase: string; status: string; } }
  | { name: "WindowOpened"; values: { point: string; depth: number; } }
  | { name: "StartRolled"; values: { seat: number; value: number; } }
  | { name: "StartPlayerFound"; values: { seat: number; } }
  | { name: "Drew"; values: { seat: number; count: number; cards: string[]; known_to: number; } }
  | { name: "Reshuffled"; values: { seat: number; count: number; } }
  | { name: "GainedCp"; values: { seat: number; amount: number; now: number; } }
  | { name: "LostCp"; values: { seat: number; amount: number; now: number; } }
  | { name: "StoleCp"; values: { thief: number; victim: number; amount: number; } }
  | { name: "StoleHealth"; values: { thief: number; victim: number; amount: number; } }
  | { name: "Sold"; values: { seat: number; card: string; } }
  | { name: "Played"; values: { seat: number; card: string; paid: number; } }
  | { name: "Upgraded"; values: { seat: number; card: string; level: number; paid: number; } }
  | { name: "Fizzled"; values: { seat: number; source: string; } }
  | { name: "TokenUsed"; values: { seat: number; status: string; } }
  | { name: "Discarded"; values: { seat: number; card: string; } }
  | { name: "Rolled"; values: { seat: number; dice: number[]; purpose: number; } }
  | { name: "Rerolled"; values: { seat: number; places: number[]; dice: number[]; } }
  | { name: "DieChanged"; values: { seat: number; roller: number; place: number; before: number; after: number; } }
  | { name: "AttemptGranted"; values: { seat: number; count: number; } }
  | { name: "Announced"; values: { seat: number; ability: string; row: number; } }
  | { name: "Activated"; values: { seat: number; ability: string; row: number; } }
  | { name: "Targeted"; values: { seat: number; target: number; } }
  | { name: "TargetLeftTo"; values: { seat: number; attacker: number; } }
  | { name: "LeaderAttacked"; values: { seat: number; leader: number; } }
  | { name: "Defended"; values: { seat: number; defence: string; } }
  | { name: "DefenceDeclined"; values: { seat: number; } }
  | { name: "TokensPlaced"; values: { seat: number; status: string; count: number; by: number; } }
  | { name: "TokensRemoved"; values: { seat: number; status: string; count: number; } }
  | { name: "TokenMoved"; values: { origin: number; to: number; status: string; count: number; } }
  | { name: "TokenRefused"; values: { seat: number; status: string; } }
  | { name: "LimitRaised"; values: { seat: number; status: string; limit: number; } }
  | { name: "BoardFlipped"; values: { seat: number; board: string; } }
  | { name: "AbilityFailed"; values: { seat: number; ability: string; } }
  | { name: "CompanionBuilt"; values: { seat: number; companion: string; level: string; } }
  | { name: "CompanionGrew"; values: { seat: number; companion: string; before: string; } }
  | { name: "CompanionHealthChanged"; values: { seat: number; companion: string; before: number; after: number; } }
  | { name: "CompanionTurned"; values: { seat: number; companion: string; active: boolean; } }
  | { name: "DamageSettled"; values: { seat: number; dealt: number; added: number; prevented: number; subtotal: number; total: number; } }
  | { name: "HealthChanged"; values: { seat: number; before: number; after: number; heals: number; damage: number; team: number[]; } }
  | { name: "ExtraPhaseGranted"; values: { seat: number; target: number; } }
  | { name: "Defeated"; values: { seats: number[]; } }
  | { name: "GameEnded"; values: { outcome: string; } }
  | { name: "Undone"; values: { seat: number; answers: number; } };

export type DungeonEvent =
  | { name: "FloorRevealed"; values: { floor: number; name: string; } }
  | { name: "XpDrawn"; values: { card: string; } }
  | { name: "TurnBegan"; values: { turn: number; } }
  | { name: "TimeSpent"; values: { count: number; cards: string[]; tokens: number; } }
  | { name: "StairsFound"; values: {} }
  | { name: "StairsStruck"; values: { tokens: number; } }
  | { name: "Explored"; values: { doors: number; } }
  | { name: "DoorAdded"; values: {} }
  | { name: "CardLeftOver"; values: { card: string; } }
  | { name: "DoorOpened"; values: { door: number; cards: string[]; } }
  | { name: "Fled"; values: { door: number; cards: string[]; } }
  | { name: "EncounterBegan"; values: { card: string; seats: number[]; } }
  | { name: "EncounterSkipped"; values: { card: string; } }
  | { name: "PerilChosen"; values: { card: string; option: number; } }
  | { name: "AbilityUsed"; values: { seat: number; ability: string; } }
  | { name: "DiceRolled"; values: { seat: number; dice: number[]; gathered: boolean; } }
  | { name: "DiceRerolled"; values: { seat: number; before: number[]; after: number[]; } }
  | { name: "DiceGained"; values: { seat: number; dice: number[]; } }
  | { name: "DiceChanged"; values: { seat: number; before: number[]; after: number[]; } }
  | { name: "DiceDiscarded"; values: { seat: number; dice: number[]; cause: string; } }
  | { name: "DicePaid"; values: { seat: number; dice: number[]; skill: string; } }
  | { name: "BoxCovered"; values: { box: number; seats: number[]; dice: number[]; complete: boolean; } }
  | { name: "SkillUsed"; values: { seat: number; skill: string; } }
  | { name: "PotionUsed"; values: { seat: number; potion: string; } }
  | { name: "HeroicDieMade"; values: { seat: number; given: number[]; die: number; } }
  | { name: "IconsIgnored"; values: { seat: number; icon: string; count: number; } }
  | { name: "ConsequencesSuffered"; values: { hearts: number; time: number; poison: number; } }
  | { name: "Damaged"; values: { seat: number; count: number; cause: string; } }
  | { name: "Healed"; values: { seat: number; count: number; } }
  | { name: "Poisoned"; values: { seat: number; count: number; } }
  | { name: "PoisonRemoved"; values: { seat: number; count: number; exiled: boolean; } }
  | { name: "PoisonResisted"; values: { seats: number[]; die: number; bonus: number; tokens: number; success: boolean; } }
  | { name: "DieStored"; values: { seat: number; } }
  | { name: "DieReturned"; values: { seat: number; count: number; } }
  | { name: "CubesGained"; values: { count: number; } }
  | { name: "CubeExiled"; values: {} }
  | { name: "DiceExiled"; values: { counts: number[]; } }
  | { name: "DiceReturned"; values: { counts: number[]; } }
  | { name: "Looted"; values: { card: string; kind: string; seat: number; } }
  | { name: "TurnedToXp"; values: { seat: number; card: string; } }
  | { name: "LootLost"; values: { card: string; } }
  | { name: "LevelGained"; values: { level: number; } }
  | { name: "XpSpent"; values: { cards: string[]; xp: number; } }
  | { name: "Descended"; values: { floor: number; } }
  | { name: "BossFightBegan"; values: { boss: string; } }
  | { name: "RoundBegan"; values: { round: number; seats: number[]; } }
  | { name: "BossHit"; values: { hits: number; damage: number; health: number; } }
  | { name: "BossRecovered"; values: { count: number; damage: number; } }
  | { name: "FocusChosen"; values: { seat: number; focus: string; } }
  | { name: "SpaceTicked"; values: { seat: number; talent: string; kind: string; } }
  | { name: "GameEnded"; values: { outcome: string; } }
  | { name: "Undone"; values: { seat: number; answers: number; } };

export type ArenaEvent =
  | { name: "LayoutProposed"; values: { team: number; layout: string; } }
  | { name: "LayoutSettled"; values: { layout: string; } }
  | { name: "FirstTeamDrawn"; values: { team: number; } }
  | { name: "Drew"; values: { seat: number; count: number; cards: string[]; known_to: number; } }
  | { name: "PileEmpty"; values: { team: number; } }
  | { name: "TurnBegan"; values: { turn: number; team: number; disc: number; seat: number; stunned: boolean; } }
  | { name: "Exhausted"; values: { team: number; } }
  | { name: "CardPlayed"; values: { seat: number; card: string; } }
  | { name: "CardThrown"; values: { seat: number; card: string; why: string; } }
  | { name: "ShotLost"; values: { shot: string; } }
  | { name: "TargetNamed"; values: { disc: number; } }
  | { name: "ProjectilePlaced"; values: { shot: string; disc: number; x: number; y: number; } }
  | { name: "Flicked"; values: { shot: string; disc: number; angle: number; speed: number; record: Record<string, unknown>; } }
  | { name: "PutBack"; values: { disc: number; x: number; y: number; } }
  | { name: "EnemiesHit"; values: { discs: number[]; damage: number; } }
  | { name: "TargetMissed"; values: { disc: number; } }
  | { name: "ArmorUsed"; values: { team: number; card: string; } }
  | { name: "TokensLost"; values: { team: number; count: number; left: number; } }
  | { name: "TokenStolen"; values: { team: number; } }
  | { name: "TeamStunned"; values: { team: number; } }
  | { name: "Healed"; values: { team: number; count: number; } }
  | { name: "PileReset"; values: { team: number; count: number; } }
  | { name: "ArmorKept"; values: { team: number; card: string; } }
  | { name: "SurpriseDeclined"; values: { seat: number; } }
  | { name: "GameEnded"; values: { outcome: string; reason: string; } }
  | { name: "Undone"; values: { seat: number; answers: number; } };
