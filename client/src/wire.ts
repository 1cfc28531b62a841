// Written by scripts/wire_types.py from the types of the server. Do not edit.

/** The answer given at that number is written down, or kept until its turn; the state follows. */
export interface Ack {
  type: "ack";
  seq: number;
}

/** The player of a seat: a link that opens it on another device, once. */
export interface AddDevice {
  seat: number;
}

/** An offensive ability that an upgrade adds to the board. */
export interface AddedAbility {
  id: string;
  name: string;
  text: Span[];
  rows: BoardRow[];
}

/** A hint of one step: lines to read, and from the second step on the answers it speaks of. */
export interface Advice {
  type: "advice";
  seq: number;
  seat: number;
  step: number;
  lines: Span[][];
  actions?: string[];
  values?: number[];
}

/** An answer to the open question, by the number of the option or by its action. */
export interface Answer {
  type: "answer";
  seq: number;
  seat: number;
  option?: number | null;
  action?: string | null;
}

/** Agree to a takeback that somebody asked for, or not. */
export interface AnswerTakeback {
  type: "answer_takeback";
  seat: number;
  yes: boolean;
}

/** A hint: 1 is a nudge, 2 the best answers with their odds, 3 why. */
export interface AskHint {
  type: "ask_hint";
  seq: number;
  seat: number;
  step: number;
}

/** The odds panel: of the dice in view, or of one named thing. */
export interface AskOdds {
  type: "ask_odds";
  seq: number;
  seat: number;
  about?: string;
}

/** What would that answer lead to? */
export interface AskPreview {
  type: "ask_preview";
  seq: number;
  seat: number;
  action: string;
}

/** Go back behind the barrier, to before the own last answer: by the room's policy, or by asking the others. */
export interface AskTakeback {
  type: "ask_takeback";
  seat: number;
}

/** A space of a hero's board: `id` is what views, terms and odds call it, `slot` its place in the order of play. */
export interface BoardAbility {
  id: string;
  slot: number;
  board: string;
  kind: "defence" | "offensive" | "passive" | "ultimate";
  levels: BoardLevel[];
}

/** A card: `kind` says when it is played; an upgrade says what it upgrades and to which level. */
export interface BoardCard {
  id: string;
  name: string;
  kind: "instant" | "main" | "roll" | "upgrade";
  cost: number;
  heading: Span[];
  text: Span[];
  upgrades?: string;
  level?: number;
  attack_modifier?: boolean;
  when_attacked?: boolean;
  promo?: boolean;
}

/** A companion of a hero: how many of it, up to which level, with how much health. */
export interface BoardCompanion {
  id: string;
  name: string;
  text: Span[];
  limit?: number;
  levels?: string[];
  max_health?: number;
  group?: string;
}

/** An ability as it is printed on the board (level 1) or on an upgrade.
 *
 * An offensive ability has rows, and perhaps something that happens `always`; a defence says how many `dice` it rolls.
 * `text` is the whole of it. `added` is a further ability that comes with the upgrade `card`.
 */
export interface BoardLevel {
  level: number;
  name: string;
  text: Span[];
  rows?: BoardRow[];
  always?: Span[];
  dice?: number;
  card?: string;
  added?: AddedAbility | null;
}

/** One way to activate an ability: symbols, a straight, or equal numbers; `row` is the second part of `announce`. */
export interface BoardRow {
  row: number;
  needs: Span[];
  text: Span[];
  symbols?: SymbolNeed[];
  straight?: "" | "large" | "small";
  of_a_kind?: number;
}

/** A status effect: how many may lie on the hero whose it is, and on others. */
export interface BoardStatus {
  id: string;
  name: string;
  kind: "negative" | "positive" | "unique";
  limit: number;
  limit_others: number;
  spendable: boolean;
  own: boolean;
  text: Span[];
}

/** Play on from a frame, at one seat, against bots of a level; the dice after it are new. */
export interface Branch {
  at: number;
  seat: number;
  level?: string;
}

/** The cards of a game. */
export interface CardList {
  cards: CardShown[];
}

/** A card, ability, status, item: where it belongs, what it is called and what it does. */
export interface CardShown {
  card: string;
  shelf: string;
  kind: string;
  name: string;
  text: string;
}

/** The odds that were asked for, as lines and as numbers. */
export interface Chances {
  type: "chances";
  seq: number;
  seat: number;
  lines: string[];
  numbers?: Record<string, unknown> | null;
}

/** The seconds a seat has left. */
export interface Clock {
  seat: number;
  left: number;
}

/** The host: end the room. */
export interface Close {
  type: "close";
}

/** The server goes, or closes this connection; it may be tried again after so many seconds, never if negative. */
export interface Closing {
  type: "closing";
  reason: string;
  retry?: number;
}

/** A room was made. These secrets are shown once and kept nowhere in clear. */
export interface Created {
  room: string;
  host: string;
  seats: SeatLink[];
  spectators?: string;
}

/** One side of a hero's dice. */
export interface DieFace {
  face: number;
  symbol: string;
  name: string;
}

/** How heroes are chosen: as the plan says, or in turn; bans are rounds in which each seat rules one out. */
export interface Draft {
  kind?: "none" | "snake";
  bans?: number;
}

/** Whose turn it is to pick, or to ban, and among what. */
export interface DraftShown {
  seat: number;
  banning: boolean;
  choices: string[];
}

/** What happened, for whoever plays it on a screen: its name and its values. */
export interface EventShown {
  name: string;
  values: Record<string, unknown>;
}

/** Some frames of `total`; the page that begins with frame 0 has the marks and the log of the whole match too. */
export interface FramePage {
  total: number;
  frames: FrameShown[];
  marks?: Mark[];
  log?: Told[];
}

/** The table after `n` answers and takebacks; `seat` gave the last of them. Events and log are what it brought. */
export interface FrameShown {
  n: number;
  seat: number;
  view: Record<string, unknown>;
  events?: EventShown[];
  log?: Line[];
  twin?: string[];
  question?: Span[];
  asked?: number[];
}

/** All of them. */
export interface GameList {
  games: GameShown[];
}

/** A game that can be played here; `shelves` are those of no hero.
 *
 * `words` are what the pages say of it and do not know themselves, by the keys of their messages.
 */
export interface GameShown {
  game: string;
  name: string;
  rules_version: number;
  modes: ModeShown[];
  heroes: HeroShown[];
  options: Record<string, string[]>;
  levels: string[];
  shelves: ShelfName[];
  words?: Record<string, string>;
  cards?: boolean;
}

/** Is the server well? */
export interface Health {
  status: "draining" | "ok";
  version: string;
  rooms: number;
}

/** What the seats had left at frame `n`, where a turn began or the match ended. */
export interface HealthPoint {
  n: number;
  text: string;
  left: number[];
}

/** The first message: which room, by which right, what was seen last, the language, and whether as text too. */
export interface Hello {
  type: "hello";
  room: string;
  token?: string;
  seen?: number;
  lang?: "en" | "fr";
  twin?: boolean;
}

/** A hero of Dice Throne; most have one board, which is called main. */
export interface HeroBoard {
  hero: string;
  name: string;
  difficulty: number;
  boards: string[];
  faces: DieFace[];
  abilities: BoardAbility[];
  statuses: BoardStatus[];
  companions: BoardCompanion[];
}

/** Somebody to play. */
export interface HeroShown {
  hero: string;
  name: string;
}

/** The host: stop the clocks and the play, or go on. */
export interface Hold {
  type: "hold";
  on: boolean;
}

/** The host: a new link to a seat that nobody has taken or whose player is away; an older one opens nothing more. */
export interface Invite {
  seat: number;
}

/** Sit down: by the secret of a link, or on a free seat of a public room; the name may stay empty.
 *
 * `fresh` is the secret of the seat from now on, 128 random bits that the client has made. With the same one it may
 * ask again if the answer was lost; without it the server makes one.
 */
export interface Join {
  seat?: number | null;
  token?: string;
  name?: string;
  fresh?: string;
}

/** The seat is yours; the token is its secret from now on. */
export interface Joined {
  room: string;
  seat: number;
  token: string;
}

/** What each of the 32 ways to keep five dice is good for, if one plays on for that row alone. */
export interface KeepOdds {
  roller: number;
  dice: number[];
  attempts: number;
  abilities: KeepOddsAbility[];
}

/** An ability in force. */
export interface KeepOddsAbility {
  id: string;
  name: string;
  rows: KeepOddsRow[];
}

/** A row of an ability: the answer that announces it, what it needs, the chance if one plays for it.
 *
 * `keeps` has the chance for each way to keep dice, by the sum of 1, 2, 4, 8, 16 for the first to the fifth die.
 */
export interface KeepOddsRow {
  action: string;
  needs: string;
  now: number;
  keeps: number[];
}

/** What cost a seat most of its chance to win, or of its health where nobody knows chances; what was told there. */
export interface KeyMoment {
  n: number;
  seat: number;
  before: number;
  after: number;
  lines: Span[][];
  of?: "chance" | "health";
}

/** Go, without waiting until it is noticed. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** A line of the log; `event` is the place of what it tells among the events it was made of. */
export interface Line {
  event: number;
  text: Span[];
  chapter?: boolean;
}

/** What a link opens: a seat or a second device, each once; what one has already; or the table for spectators. */
export interface LinkShown {
  opens: "device" | "own" | "seat" | "watch";
  seat?: number;
}

/** Where a turn, a round or a floor begins. */
export interface Mark {
  n: number;
  text: string;
}

/** What frame `n` brought that one remembers by itself: a floor, a level, the boss. */
export interface Milestone {
  n: number;
  text: Span[];
}

/** Something that happened around the match while nobody of this seat was there. */
export interface Missed {
  seq: number;
  kind: string;
  seat?: number;
}

/** A mode and the numbers of seats it is played with. */
export interface ModeShown {
  mode: string;
  name: string;
  seats: number[];
}

/** A campaign sheet to begin with; without a set it is one of the hero's own. */
export interface NewSheet {
  player: string;
  hero: string;
  set_id?: string;
}

/** A legal answer.
 *
 * `path` are the words of the groups it stands in, outermost first; no level shows more than twelve entries. `same`
 * are other legal answers that come to the same and are not shown by themselves, such as rolling the other of two
 * equal dice.
 */
export interface Option {
  action: string;
  label: Span[];
  detail?: Span[];
  kind?: string;
  path?: string[];
  same?: string[];
}

/** One of the ways it may come out, and how likely that is. */
export interface Outcome {
  chance: number;
  lines: Span[][];
}

/** Take a hero; in a draft, rule one out where it is time for that. */
export interface Pick {
  type: "pick";
  seat: number;
  hero: string;
}

/** Is anybody there? `at` comes back unchanged. */
export interface Ping {
  type: "ping";
  at?: number;
}

/** Everything that is settled when a room is made. */
export interface Plan {
  game: string;
  mode: string;
  heroes: (string | null)[];
  seats: SeatPlan[];
  options?: Record<string, string>;
  policy?: Policy;
  name?: string;
}

/** The house rules of a room. */
export interface Policy {
  takeback?: "ask" | "free" | "never";
  timer?: Timer;
  absent?: "bot" | "pause" | "vote";
  spectators?: "link" | "none" | "open";
  spectator_delay?: number;
  hints?: boolean;
  draft?: Draft;
  sheets?: "any" | "none" | "ours";
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  at: number;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  present: number[];
  spectators?: number;
}

/** What an answer would lead to, up to the next question that is more than a response.
 *
 * `lines` are the changes; where chance has a say they give bounds, and `outcomes` the few ways it may come out.
 * Without lines nothing that lies open changes, or the rules allow no look ahead.
 */
export interface PreviewShown {
  type: "preview";
  seq: number;
  seat: number;
  action: string;
  lines?: Span[][];
  outcomes?: Outcome[];
  note?: string;
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  reason: string;
  rule?: string;
}

/** What a seat is asked, with every legal answer, or the bounds of answers that cannot be listed. */
export interface Question {
  seat: number;
  owner: number;
  seats: number[];
  kind: string;
  text: Span[];
  answers: Option[];
  space?: Record<string, number> | null;
  typed?: string[];
  default?: string;
  passing?: string;
  subject?: number;
  rule?: string;
  odds?: KeepOdds | null;
}

/** The curtain may open: the person of that seat sits at this screen, alone. */
export interface Ready {
  type: "ready";
  seat: number;
}

/** Nothing was changed: why, and the rule behind it. The present state follows. */
export interface Refused {
  type: "refused";
  what: string;
  code: string;
  reason: string;
  rule?: string;
  seq?: number;
}

/** The same again in a new room, once the match is over. */
export interface Rematch {
  type: "rematch";
  seat: number;
}

/** The name that stands beside a seat; none is a name too. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** The rules went wrong, as a player sees it: what was expected. */
export interface Report {
  seat: number;
  text: string;
}

/** It was kept under that name. */
export interface Reported {
  report: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** How it ended: by the rules, by a resignation or because the room was closed; the key proves the dice.
 *
 * `watch` is the secret of the link for spectators, told to those who sit there so that they can hand the replay on.
 */
export interface ResultShown {
  outcome: string;
  by: "closed" | "resignation" | "rules";
  winners?: number[];
  text?: Span[];
  key?: string;
  rematch?: string;
  watch?: string;
}

/** A match looked back at; what no honest estimate exists for is left out. `notes` say what the numbers mean. */
export interface Review {
  curve?: WinPoint[];
  health?: HealthPoint[];
  milestones?: Milestone[];
  moments?: KeyMoment[];
  rolls?: RollJudged[];
  luck?: number[];
  notes?: string[];
}

/** A roll that frame `n` shows: what it was worth, and what was to be expected of it; `notes` say in what. */
export interface RollJudged {
  n: number;
  seat: number;
  dice: number[];
  expected: number;
  worth: number;
}

/** Public rooms, a page at a time; `after` asks for the next ones. */
export interface RoomList {
  rooms: RoomSummary[];
  after?: string;
}

/** A room as anybody may know it who knows its name; `waiting` are the seats it waits for, in windows none. */
export interface RoomSummary {
  room: string;
  name: string;
  game: string;
  game_name: string;
  mode: string;
  mode_name: string;
  phase: "drafting" | "over" | "playing" | "readonly" | "waiting";
  seats: SeatShown[];
  policy: Record<string, unknown>;
  waiting?: number[];
  commitment?: string;
  outcome?: string;
  made_at?: number;
  rules_version?: number;
  imported?: boolean;
  written?: boolean;
}

/** Rules under an id. */
export interface RuleList {
  rules: RuleShown[];
}

/** A numbered rule of a game, and the language it is said in. */
export interface RuleShown {
  rule: string;
  game: string;
  section: string;
  text: string;
  lang: "en" | "fr";
}

/** Somebody says one of the preset phrases, in the hearer's language. */
export interface Said {
  type: "said";
  seq: number;
  seat: number;
  phrase: string;
  text: string;
}

/** One of the preset phrases. */
export interface Say {
  type: "say";
  seat: number;
  phrase: string;
}

/** Let a bot play for the seat, or no longer: its player may, and the host while nobody sits there or is away. */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  on: boolean;
}

/** A secret that leads to a seat: `here`, that of its player; `link` and `device`, one that opens it once. */
export interface SeatLink {
  seat: number;
  token: string;
  kind?: string;
}

/** Who is to sit there: a human at this screen, a human who has the link, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "here" | "link";
  level?: string;
  name?: string;
}

/** The campaign sheet of a seat. */
export interface SeatSheet {
  seat: number;
  sheet: SheetShown;
}

/** Who sits where; `bot` says that a bot answers for the seat now. */
export interface SeatShown {
  seat: number;
  kind: "bot" | "here" | "link";
  name?: string;
  hero?: string;
  hero_name?: string;
  level?: string;
  taken?: boolean;
  present?: boolean;
  away?: boolean;
  bot?: boolean;
  resigned?: boolean;
}

/** Who signs sheets here, and those that lie on this computer if whoever asks sits before it. */
export interface SheetShelf {
  signer: string;
  at_home?: boolean;
  sheets?: SheetShown[];
}

/** A campaign sheet: what it says in short, and its text, which is an option `sheet_0`, `sheet_1` … of a plan. */
export interface SheetShown {
  id: string;
  player: string;
  hero: string;
  hero_name: string;
  played: number;
  won: number;
  text: string;
}

/** What a match has made of the sheets of one's own seats; none if it fills in none. */
export interface SheetsAfter {
  at_home?: boolean;
  sheets?: SeatSheet[];
}

/** One shelf of a game: a hero's board with the cards of the deck, or blocks of whatever kind. */
export interface Shelf {
  game: string;
  shelf: string;
  name: string;
  hero?: HeroBoard | null;
  cards?: BoardCard[];
  blocks?: ShelfBlock[];
}

/** Anything that can be read: `facts` are its numbers, as the game has them. */
export interface ShelfBlock {
  id: string;
  kind: string;
  name: string;
  heading: string;
  text: Span[];
  facts: Record<string, unknown>;
}

/** Cards that belong to no hero: the shelf they lie on, and its name. */
export interface ShelfName {
  shelf: string;
  name: string;
}

/** A piece of text; `term` is the key of a rule, status, symbol or card ("status:stun"), empty for plain words. */
export interface Span {
  text: string;
  term?: string;
}

/** From now on in that language; what is on the table is said again. */
export interface Speak {
  type: "speak";
  lang: "en" | "fr";
}

/** The standing orders of a seat as they are kept now. */
export interface Standing {
  type: "standing";
  seat: number;
  setting: string;
  stops?: number[];
}

/** When to pass without being asked: never, until something changes, or unless something presses; and where to stop.
 *
 * `pass_on` passes now, and until something changes.
 */
export interface StandingOrders {
  type: "orders";
  seat: number;
  setting?: "changes" | "off" | "respond";
  stops?: number[];
  pass_on?: boolean;
}

/** Everything this viewer may know now; `log` and `events` are what was told since the number `since`.
 *
 * `seq` counts every step everybody may know of. `shown` is the seat whose view it is, -1 for nobody's. Behind a
 * `curtain` nothing is shown until that seat says that it is ready. `answered` are the own seats whose answer to the
 * open window is kept until its turn.
 */
export interface State {
  type: "state";
  seq: number;
  since: number;
  room: string;
  game: string;
  mode: string;
  phase: "drafting" | "over" | "playing" | "readonly" | "waiting";
  seats: SeatShown[];
  shown?: number;
  curtain?: number;
  paused?: boolean;
  window?: boolean;
  view?: Record<string, unknown> | null;
  twin?: string[];
  events?: EventShown[];
  log?: Line[];
  questions?: Question[];
  why_not?: WhyNot[];
  answered?: number[];
  waiting?: number[];
  undo?: UndoShown[];
  clocks?: Clock[];
  window_left?: number | null;
  draft?: DraftShown | null;
  takeback?: TakebackShown | null;
  votes?: VoteShown[];
  suggestions?: SuggestionShown[];
  result?: ResultShown | null;
  notice?: string;
}

/** Put an answer forward without giving it. */
export interface Suggest {
  type: "suggest";
  seq: number;
  seat: number;
  action: string;
}

/** What another seat would answer. */
export interface SuggestionShown {
  seat: number;
  action: string;
  label: Span[];
}

/** At least so many dice with that symbol. */
export interface SymbolNeed {
  symbol: string;
  count: number;
}

/** Somebody asks to go back: who has agreed, and whose consent is missing. */
export interface TakebackShown {
  seat: number;
  agreed?: number[];
  asked?: number[];
}

/** What a term of a sentence names: a small card, and the rules that say more. */
export interface TermShown {
  term: string;
  name: string;
  heading: string;
  text: Span[];
  rules?: RuleShown[];
}

/** How long seats may think: in each turn, or from a bank that grows by the increment with every turn played. */
export interface Timer {
  kind?: "bank" | "none" | "turn";
  seconds?: number;
  increment?: number;
  window_seconds?: number;
  factors?: number[];
}

/** A line of the log, and the frame that brought it. */
export interface Told {
  n: number;
  text: Span[];
  chapter?: boolean;
}

/** An answer in words, by the same grammar as on the command line. */
export interface Typed {
  type: "typed";
  seq: number;
  seat: number;
  line: string;
}

/** Take back the own last answer, as far as the barrier. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** Whether a seat can take back its last answer; if not, why. */
export interface UndoShown {
  seat: number;
  can: boolean;
  reason?: string;
}

/** What shall happen to a seat whose player is away. */
export interface Vote {
  type: "vote";
  seat: number;
  about: number;
  choice: "bot" | "resign" | "wait";
}

/** What is voted about a seat whose player is away: who wants what. */
export interface VoteShown {
  about: number;
  choices: Record<string, string>;
}

/** The answer to a hello: which seats this connection holds, the house rules, and what happened meanwhile.
 *
 * `imported`: the game came in a file, and its owner may know the key. `written`: what chance brings first
 * was written down, as in tutorials and branches.
 */
export interface Welcome {
  type: "welcome";
  room: string;
  seats: number[];
  host: boolean;
  policy: Record<string, unknown>;
  version: string;
  commitment: string;
  phrases: Record<string, string>;
  missed?: Missed[];
  imported?: boolean;
  written?: boolean;
}

/** Something that cannot be done now: the answer that it would be, and why it is none. */
export interface WhyNot {
  action: string;
  label: Span[];
  reason: Span[];
  rule?: string;
}

/** How the seats stood at frame `n`, where a turn began or the match ended. */
export interface WinPoint {
  n: number;
  text: string;
  chances: number[];
}

export type Up =
  | Hello
  | Answer
  | Typed
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Suggest
  | StandingOrders
  | Say
  | AskHint
  | AskOdds
  | AskPreview
  | Ready
  | Vote
  | Resign
  | Rename
  | Leave
  | Pick
  | Hold
  | SeatBot
  | Close
  | Rematch
  | Ping
  | Speak;

export type Down =
  | State
  | Welcome
  | Ack
  | Refused
  | Pong
  | Said
  | Advice
  | Chances
  | PreviewShown
  | Presence
  | Standing
  | Closing;
