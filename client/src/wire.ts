// Written by scripts/wire_types.py from the types of the server. Do not edit.

/** A seat whose player is away and for which no bot plays.
 *
 * `voters` decide about it, in a room that votes. If it counted as resigned, the game would end and `winners` win.
 */
export interface AbsentShown {
  seat: number;
  voters?: number[];
  winners?: number[];
}

/** The answer given at that step is stored, or kept until its turn. The state follows. */
export interface Ack {
  type: "ack";
  seq: number;
}

/** Creates a link that opens the player's seat on another device, once. */
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

/** A game on the sheet. */
export interface AdventureShown {
  dungeon: string;
  dungeon_name: string;
  tier: string;
  tier_name: string;
  won: boolean;
  ticks: number;
}

/** A hint of one step: its text, and from step 2 on the answers it recommends.
 *
 * In step 3 the best answer may come with its `plan` up to what chance decides, and with numbers of how that `ends`.
 */
export interface Advice {
  type: "advice";
  seq: number;
  seat: number;
  step: number;
  lines: Span[][];
  actions?: string[];
  values?: number[];
  plan?: PlannedStep[];
  ends?: Record<string, unknown> | null;
}

/** Answers the open question, by the index of the option or by its action.
 *
 * With `actions`, answers it and the questions that follow. Either all of them are given or none, and one undo takes
 * all of them back.
 */
export interface Answer {
  type: "answer";
  seq: number;
  seat: number;
  option?: number | null;
  action?: string | null;
  actions?: string[] | null;
}

/** Agrees to a requested takeback, or declines it. */
export interface AnswerTakeback {
  type: "answer_takeback";
  seat: number;
  yes: boolean;
}

/** Asks for a hint: 1 is a nudge, 2 the best answers with their odds, 3 the reasons. */
export interface AskHint {
  type: "ask_hint";
  seq: number;
  seat: number;
  step: number;
}

/** Asks for odds: of the dice in view, or of one named thing. */
export interface AskOdds {
  type: "ask_odds";
  seq: number;
  seat: number;
  about?: string;
}

/** Asks for a preview of an answer. */
export interface AskPreview {
  type: "ask_preview";
  seq: number;
  seat: number;
  action: string;
}

/** Takes back the seat's last answer behind the barrier, freely or by asking the others, by the room's policy. */
export interface AskTakeback {
  type: "ask_takeback";
  seat: number;
}

/** How much of something is left, out of how much, with further facts about it in `text` and lines `below`.
 *
 * Without a label it is the bar of those of level 1 that follow; without `most` there is no bar.
 */
export interface Bar {
  value?: number;
  most?: number;
  label?: Run[];
  text?: Run[];
  below?: Run[][];
  level?: number;
  current?: boolean;
}

/** Bars below each other; `unit` is the symbol of what they count. */
export interface Bars {
  block: "bars";
  bars: Bar[];
  unit?: string;
}

/** Parts that are next to each other where there is room, else below each other. */
export interface Beside {
  block: "beside";
  parts: Run[][];
  indent?: number;
}

/** The largest damage dealt at one time: at frame `n`, by a seat, and with what for the most part. */
export interface Blow {
  n: number;
  seat: number;
  text: Span[];
  amount: number;
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

/** A status effect, with its stack limits for its own hero and for others. */
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

/** How often a boss was beaten. */
export interface BossShown {
  boss: string;
  name: string;
  times: number;
}

/** The dice with which a box can be begun. */
export interface BoxFit {
  box: number;
  dice: PoolDie[];
}

/** Continues from a frame in a new room, at one seat against bots of a level. Later dice are new. */
export interface Branch {
  at: number;
  seat: number;
  level?: string;
}

/** The cards of a game. */
export interface CardList {
  cards: CardShown[];
}

/** A card, ability, status or item: its group, name, text, and the name of its icon among game-icons. */
export interface CardShown {
  card: string;
  shelf: string;
  kind: string;
  name: string;
  text: string;
  icon?: string;
}

/** The requested odds, as a document, as lines of plain text and as numbers. */
export interface Chances {
  type: "chances";
  seq: number;
  seat: number;
  lines: string[];
  document?: Document | null;
  numbers?: Record<string, unknown> | null;
}

/** The seconds a seat has left. */
export interface Clock {
  seat: number;
  left: number;
}

/** Closes the room. Host only. */
export interface Close {
  type: "close";
}

/** The server shuts down or closes this connection. Clients may retry after `retry` seconds, never if negative. */
export interface Closing {
  type: "closing";
  reason: string;
  retry?: number;
}

/** A column of a table, at least so many letters wide. */
export interface Column {
  heading?: Run[];
  right?: boolean;
  least?: number;
}

/** A room was created. Its tokens are shown once and only their digests are stored. */
export interface Created {
  room: string;
  host: string;
  seats: SeatLink[];
  spectators?: string;
}

/** How much damage a seat has dealt in all with one ability, card or token. */
export interface DamageDealt {
  seat: number;
  text: Span[];
  amount: number;
}

/** Dice next to each other; `fixed` if they cannot change any more. */
export interface DiceRow {
  block: "dice";
  dice: Die[];
  fixed?: boolean;
}

/** A die: what it shows, as a number and as a name. */
export interface Die {
  value: number;
  name?: string;
}

/** One side of a hero's dice. */
export interface DieFace {
  face: number;
  symbol: string;
  name: string;
}

/** Blocks from top to bottom. */
export interface Document {
  blocks: (Heading | Paragraph | Beside | Items | Table | Bars | Entry | DiceRow | Drawing)[];
}

/** What an open card costs on average, and how likely a hero falls, as hints reckon it: from sample rolls. */
export interface DoorOutlook {
  door: number;
  card: number;
  hearts: number;
  time: number;
  fall: number;
  exact: boolean;
}

/** How heroes are chosen: by the plan, or in snake order. In each round of bans every seat bans one. */
export interface Draft {
  kind?: "none" | "snake";
  bans?: number;
}

/** The next pick or ban of a draft, with the available heroes. */
export interface DraftShown {
  seat: number;
  banning: boolean;
  choices: string[];
}

/** A picture made of letters that must keep their columns, and what to read instead. */
export interface Drawing {
  block: "drawing";
  lines: Run[][];
  says: Run[];
}

/** What a table draws beside the answers.
 *
 * `picked` are the dice named so far, with their `sum` of the `goal`. `stop` has the hearts, time and poison of
 * stopping now; `fatal` says that a hero would fall. `saves` lists the answers to deadly damage, whether each saves
 * the hero, and the sum in words.
 */
export interface DungeonQuestionFacts {
  boxes: BoxFit[];
  uses: UseFit[];
  picked: PoolDie[];
  sum: number;
  goal: number;
  outlook: DoorOutlook[];
  stop: [number, number, number] | null;
  fatal: boolean;
  saves: [string, boolean, string][];
}

/** A card or anything else that can be read; 0 is no number. */
export interface Entry {
  block: "entry";
  name: Run[];
  heading: Run[];
  text: Run[];
  number?: number;
}

/** An event for the client's animations: its name and values. */
export interface EventShown {
  name: string;
  values: Record<string, unknown>;
}

/** What a seat had left at the end, and the most of what it had at the start and at the end. */
export interface FinalHealth {
  seat: number;
  left: number;
  most: number;
}

/** A group of talents. One group besides those that are always active is chosen for a game. */
export interface FocusShown {
  focus: string;
  name: string;
  always_active: boolean;
  talents: TalentShown[];
}

/** Some of `total` frames. The page with frame 0 also has the marks and the log of the whole match. */
export interface FramePage {
  total: number;
  frames: FrameShown[];
  marks?: Mark[];
  log?: Told[];
}

/** The table after `n` answers and undos. `seat` gave the last of them; events and log are its results.
 *
 * `document` is the table in words; `twin` is the same as lines of plain text, for older clients.
 */
export interface FrameShown {
  n: number;
  seat: number;
  view: Record<string, unknown>;
  events?: EventShown[];
  log?: Line[];
  twin?: string[];
  document?: Document;
  question?: Span[];
  asked?: number[];
}

/** All games on this server. */
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

/** A die that would come; value 0 means that it is rolled. */
export interface Ghost {
  color: string;
  value: number;
  only: string;
}

/** A title: level 1 of the whole document, level 2 of a part of it. */
export interface Heading {
  block: "heading";
  text: Run[];
  level?: number;
}

/** The health of the server. */
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

/** The first message: room, token, last step seen, language, and whether the table is wanted in words.
 *
 * It then comes as a `document`. Clients from before there were documents ask for a `twin`, its lines as plain text.
 * With `orders`, questions that they pass are not sent even in the first state.
 */
export interface Hello {
  type: "hello";
  room: string;
  token?: string;
  seen?: number;
  lang?: "en" | "fr";
  twin?: boolean;
  document?: boolean;
  orders?: UsualOrders | null;
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

/** A playable hero. */
export interface HeroShown {
  hero: string;
  name: string;
}

/** Pauses or resumes the match. Host only. */
export interface Hold {
  type: "hold";
  on: boolean;
}

/** Creates a new link to a seat that is free or whose player is away, and invalidates older ones. Host only. */
export interface Invite {
  seat: number;
}

/** A list; `mark` is what a terminal writes before each entry. */
export interface Items {
  block: "items";
  items: Run[][];
  mark?: string;
  indent?: number;
}

/** Takes a seat by a link's token, or a free seat of a public room. The name may be empty.
 *
 * `fresh` is the seat's new token: 128 random bits made by the client. With the same token the client may repeat the
 * request if the response was lost. Without it, the server makes one.
 */
export interface Join {
  seat?: number | null;
  token?: string;
  name?: string;
  fresh?: string;
}

/** The client holds the seat. The token is its secret from now on. */
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

/** What cost a seat most of its chance to win, or of its health if chances are not estimated, with the log.
 *
 * `title` says in a few words what happened: the turn, and a blow or the most notable line of the log.
 */
export interface KeyMoment {
  n: number;
  seat: number;
  before: number;
  after: number;
  lines: Span[][];
  of?: "chance" | "health";
  title?: Span[];
}

/** The addresses of this server for other devices of the local network, without a slash at the end.
 *
 * `loopback_only`: it listens for programs on its own computer alone. Both are told to a browser there only.
 */
export interface LanShown {
  addresses?: string[];
  loopback_only?: boolean;
}

/** Leaves without waiting for the grace period. */
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

/** What a link opens: a seat or a second device, each once; a seat already held; or spectating. */
export interface LinkShown {
  opens: "device" | "own" | "seat" | "watch";
  seat?: number;
}

/** The start of a turn, a round or a floor. */
export interface Mark {
  n: number;
  text: string;
}

/** A memorable event of frame `n`: a floor, a level, the boss. */
export interface Milestone {
  n: number;
  text: Span[];
}

/** Something that happened in the room while this seat was absent. */
export interface Missed {
  seq: number;
  kind: string;
  seat?: number;
}

/** A seat whose player is not connected, for so many seconds already.
 *
 * In `left` seconds the player counts as away; without it nothing is counted down.
 */
export interface MissingShown {
  seat: number;
  since?: number;
  left?: number | null;
}

/** A mode and its possible numbers of seats. */
export interface ModeShown {
  mode: string;
  name: string;
  seats: number[];
}

/** Asks for a new campaign sheet. Without a set, it is one of the hero's own. */
export interface NewSheet {
  player: string;
  hero: string;
  set_id?: string;
}

/** An offered rematch: who offered it, who has agreed and who is still asked; or who declined or withdrew it. */
export interface OfferShown {
  seat: number;
  agreed?: number[];
  asked?: number[];
  declined?: number;
}

/** A legal answer.
 *
 * `path` are the words of the groups that contain it, outermost first; no level shows more than twelve entries. `same`
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

/** An empty campaign sheet of each kind. */
export interface PadList {
  pads: SheetPage[];
}

/** Text. `lead` says what it is about; further lines never run below it.
 *
 * `indent` is where it begins, counted in letters, and `further` how much further in its other lines begin if it has
 * no lead.
 */
export interface Paragraph {
  block: "paragraph";
  text: Run[];
  lead?: Run[];
  indent?: number;
  further?: number;
}

/** Picks a hero, or bans one if the draft is at a ban. */
export interface Pick {
  type: "pick";
  seat: number;
  hero: string;
}

/** Checks the connection. `at` is returned unchanged. */
export interface Ping {
  type: "ping";
  at?: number;
}

/** Everything that is fixed when a room is created. */
export interface Plan {
  game: string;
  mode: string;
  heroes: (string | null)[];
  seats: SeatPlan[];
  options?: Record<string, string>;
  policy?: Policy;
  name?: string;
}

/** One act of a plan: the answers it takes, in order, without those that the rules give themselves. */
export interface PlannedStep {
  actions: string[];
  label: Span[];
}

/** The policies of a room. */
export interface Policy {
  takeback?: "ask" | "free" | "never";
  timer?: Timer;
  absent?: "bot" | "pause" | "vote";
  spectators?: "link" | "none" | "open";
  spectator_delay?: number;
  hints?: boolean;
  draft?: Draft;
  open_hands?: boolean;
  sheets?: "any" | "none" | "ours";
}

/** The response to a ping. */
export interface Pong {
  type: "pong";
  at: number;
}

/** A die of a hero, by the code that answers use; equal dice of a hero are one. */
export interface PoolDie {
  seat: number;
  code: number;
}

/** The seats and spectators that are connected, and the players who are missing. */
export interface Presence {
  type: "presence";
  present: number[];
  spectators?: number;
  missing?: MissingShown[];
}

/** What an answer leads to, up to the next question that is more than a response.
 *
 * `lines` are the changes. If chance is involved they give bounds, and `outcomes` lists the few possible results.
 * Without lines, nothing public changes, or the rules allow no preview.
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

/** Why a request was refused; `rule` is the first of the rules. */
export interface Problem {
  code: string;
  reason: string;
  rule?: string;
  rules?: string[];
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
  odds?: KeepOdds | DungeonQuestionFacts | null;
  reached?: string;
  enough?: boolean;
}

/** Texts that may be campaign sheets, to be shown. */
export interface ReadSheets {
  sheets: string[];
}

/** Opens the curtain: the seat's player is alone at this screen. */
export interface Ready {
  type: "ready";
  seat: number;
}

/** Nothing was changed, with the reason and its rules; `rule` is the first of them. The current state follows. */
export interface Refused {
  type: "refused";
  what: string;
  code: string;
  reason: string;
  rule?: string;
  seq?: number;
  rules?: string[];
}

/** Offers a rematch once the match is over, or agrees to the offered one.
 *
 * With `yes` false, declines the offer, or withdraws it.
 */
export interface Rematch {
  type: "rematch";
  seat: number;
  yes?: boolean;
}

/** Changes the name of a seat. It may be empty. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** Asks for a sheet under another player's name. */
export interface RenameSheet {
  text: string;
  player: string;
}

/** Reports a wrong ruling, with the result the player expected. */
export interface Report {
  seat: number;
  text: string;
}

/** The id of the stored report. */
export interface Reported {
  report: string;
}

/** Resigns. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** The result: by the rules, by resignation, or because the room was closed. The key proves the dice.
 *
 * `watch` is the token of the spectator link. Players receive it so that they can share the replay. `rematch` is the
 * room of the rematch, and `rematch_watch` the token of its spectator link, with which spectators come along.
 */
export interface ResultShown {
  outcome: string;
  by: "closed" | "resignation" | "rules";
  winners?: number[];
  text?: Span[];
  key?: string;
  rematch?: string;
  watch?: string;
  offer?: OfferShown | null;
  rematch_watch?: string;
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
  turns?: number;
  final?: FinalHealth[];
  damage?: DamageDealt[];
  best?: Blow | null;
}

/** A roll that frame `n` shows: what it was worth, and what was to be expected of it; `notes` say in what. */
export interface RollJudged {
  n: number;
  seat: number;
  dice: number[];
  expected: number;
  worth: number;
}

/** A page of public rooms. `after` is the cursor of the next page. */
export interface RoomList {
  rooms: RoomSummary[];
  after?: string;
}

/** The public summary of a room. `waiting` lists the seats that are asked, none in windows. */
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

/** A row of a table. One cell alone takes the whole width; paragraphs `below` belong to the row. */
export interface Row {
  cells: Run[][];
  style?: string;
  below?: Paragraph[];
}

/** The rules that match a request. */
export interface RuleList {
  rules: RuleShown[];
}

/** A numbered rule of a game, with the language of its text. */
export interface RuleShown {
  rule: string;
  game: string;
  section: string;
  text: string;
  lang: "en" | "fr";
}

/** A piece of text. `term` is what it links to, as in a span; `style` consists of words of `STYLES`. */
export interface Run {
  text: string;
  term?: string;
  style?: string;
}

/** A player said one of the preset phrases, in the receiver's language. */
export interface Said {
  type: "said";
  seq: number;
  seat: number;
  phrase: string;
  text: string;
}

/** Says one of the preset phrases. */
export interface Say {
  type: "say";
  seat: number;
  phrase: string;
}

/** Hands the seat to a bot, or takes it back.
 *
 * Its player may always do so, the host while the seat is free or away.
 */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  on: boolean;
}

/** A token for a seat: the player's own (`here`), or one that opens it once (`link`, `device`). */
export interface SeatLink {
  seat: number;
  token: string;
  kind?: string;
}

/** Who plays a seat: a human at this screen, a human with the link, or a bot. */
export interface SeatPlan {
  kind?: "bot" | "here" | "link";
  level?: string;
  name?: string;
}

/** The campaign sheet of a seat after the match, and as it was before. */
export interface SeatSheet {
  seat: number;
  sheet: SheetShown;
  before: SheetShown;
}

/** A seat and its player. `bot` is set while a bot answers for the seat. */
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

/** The whole contents of a sheet; `adventures` are the latest ones, oldest first. */
export interface SheetPage {
  set: string;
  set_name: string;
  revision: number;
  talents_owned: number;
  talents: number;
  bosses: BossShown[];
  focuses: FocusShown[];
  adventures: AdventureShown[];
}

/** A sheet, or the reason why the text is none. */
export interface SheetRead {
  sheet?: SheetShown | null;
  reason?: string;
}

/** The signer of sheets on this server, and the stored sheets if the client runs on the same computer. */
export interface SheetShelf {
  signer: string;
  at_home?: boolean;
  sheets?: SheetShown[];
}

/** A campaign sheet: a summary, and the text, to be used as option `sheet_0`, `sheet_1` … of a plan.
 *
 * `seal` says who vouches for it: `ours` this server, `guest` this server for what others had signed, `elsewhere`
 * another signer; `blank` claims nothing; `forged` claims a signature of this server that is none.
 */
export interface SheetShown {
  id: string;
  player: string;
  hero: string;
  hero_name: string;
  played: number;
  won: number;
  text: string;
  seal: "blank" | "elsewhere" | "forged" | "guest" | "ours";
  page: SheetPage;
}

/** The campaign sheets of the client's seats after a match. None if the match doesn't update sheets. */
export interface SheetsAfter {
  at_home?: boolean;
  sheets?: SeatSheet[];
}

/** What was found in each text. */
export interface SheetsRead {
  sheets: SheetRead[];
}

/** One shelf of a game: a hero's board with the cards of the deck, or blocks of any kind. */
export interface Shelf {
  game: string;
  shelf: string;
  name: string;
  hero?: HeroBoard | null;
  cards?: BoardCard[];
  blocks?: ShelfBlock[];
}

/** Anything that can be read: `facts` are its numbers as the game has them, `icon` a name of game-icons. */
export interface ShelfBlock {
  id: string;
  kind: string;
  name: string;
  heading: string;
  text: Span[];
  facts: Record<string, unknown>;
  icon?: string;
}

/** A group of cards that belong to no hero, and its name. */
export interface ShelfName {
  shelf: string;
  name: string;
}

/** A piece of text. `term` is the key of a rule, status, symbol or card ("status:stun"), empty for plain words. */
export interface Span {
  text: string;
  term?: string;
}

/** Changes the language. The state is sent again. */
export interface Speak {
  type: "speak";
  lang: "en" | "fr";
}

/** The current standing orders of a seat. */
export interface Standing {
  type: "standing";
  seat: number;
  setting: string;
  stops?: number[];
  bells?: string[];
  hold?: boolean;
}

/** Sets when to pass automatically: never, until something changes, unless others act, or unless it applies now.
 *
 * `stops` are points at which to ask anyway, `bells` cards and tokens, as terms. `hold` asks in the next window,
 * whatever it is. `pass_on` passes now, and until something changes.
 */
export interface StandingOrders {
  type: "orders";
  seat: number;
  setting?: "changes" | "off" | "relaxed" | "respond";
  stops?: number[];
  pass_on?: boolean;
  bells?: string[];
  hold?: boolean;
}

/** Everything this viewer may know now. `log` and `events` are those since step `since`.
 *
 * `seq` counts all public steps. `shown` is the seat whose view it is, or -1. Behind a `curtain` nothing is shown
 * until that seat is ready. `document` is the table in words, if the hello asked for it; `twin` is the same as lines
 * of plain text, for clients from before there were documents. `answered` lists the viewer's seats whose answers to
 * the open window are kept until their turn.
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
  document?: Document | null;
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
  absent?: AbsentShown[];
  suggestions?: SuggestionShown[];
  result?: ResultShown | null;
  notice?: string;
}

/** Suggests an answer without giving it. */
export interface Suggest {
  type: "suggest";
  seq: number;
  seat: number;
  action: string;
}

/** An answer suggested by another seat. */
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

/** Rows whose cells are below each other; the text of the last column may take several lines. */
export interface Table {
  block: "table";
  columns: Column[];
  rows: Row[];
  indent?: number;
}

/** A pending takeback: who has agreed, and whose agreement is missing. */
export interface TakebackShown {
  seat: number;
  agreed?: number[];
  asked?: number[];
}

/** A talent: the spaces of each kind, and how many of them are ticked. Owned once all are.
 *
 * `place` is its number on the sheet, by which answers name it.
 */
export interface TalentShown {
  talent: string;
  place: number;
  name: string;
  owned: boolean;
  ticks: Record<string, number>;
  spaces: Record<string, number>;
  text: string;
  source: string;
  confidence: string;
}

/** The explanation of a term: a small card, and the related rules. */
export interface TermShown {
  term: string;
  name: string;
  heading: string;
  text: Span[];
  rules?: RuleShown[];
}

/** Time limits: per turn, or a bank that grows by the increment after each turn played. */
export interface Timer {
  kind?: "bank" | "none" | "turn";
  seconds?: number;
  increment?: number;
  window_seconds?: number;
  factors?: number[];
}

/** A log line and its frame. */
export interface Told {
  n: number;
  text: Span[];
  chapter?: boolean;
}

/** Answers in words, with the same grammar as on the command line. */
export interface Typed {
  type: "typed";
  seq: number;
  seat: number;
  line: string;
}

/** Undoes the seat's last answer, if no barrier prevents it. */
export interface Undo {
  type: "undo";
  seq: number;
  seat: number;
}

/** Whether a seat can undo its last answer, and if not, why. */
export interface UndoShown {
  seat: number;
  can: boolean;
  reason?: string;
}

/** A skill, a potion, a heroic die to make or a die to discard.
 *
 * `dice` can be paid, `propose` lists the cheapest dice that pay it all, and `brings` the dice that come then. Where
 * values are paid, `goal` is their sum. `seat` is -1 if dice of every hero count.
 */
export interface UseFit {
  action: string;
  seat: number;
  dice: PoolDie[];
  propose: PoolDie[];
  brings: Ghost[];
  goal?: number;
}

/** The standing orders that a player has in every room: when to pass, and the bells by game. */
export interface UsualOrders {
  setting?: "changes" | "off" | "relaxed" | "respond";
  bells?: Record<string, string[]>;
}

/** Votes about a seat whose player is away. */
export interface Vote {
  type: "vote";
  seat: number;
  about: number;
  choice: "bot" | "resign" | "wait";
}

/** The votes about a seat whose player is away, by voter. */
export interface VoteShown {
  about: number;
  choices: Record<string, string>;
}

/** The response to a hello: the seats of this connection, the policies, and what happened meanwhile.
 *
 * `imported`: the game came from a file, and its owner may know the key. `written`: the first draws of chance are
 * scripted, as in tutorials and branches.
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
