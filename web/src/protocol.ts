// Made by web/scripts/make_protocol.py from src/tianxia/server/protocol/. Do not edit.
/* eslint-disable */

export const PROTOCOL = 4;
export const CHAT_LENGTH = 500;

export type Json = Record<string, unknown>;

/** Everything about your account that you can change. */
export interface Account {
  me: Me;
  since: number | null;
  password: boolean;
  email: string | null;
  code: boolean;
  passkeys: Passkey[];
  devices: Device[];
  ways: Ways;
}

/** One stored entry as everybody may know it; the facts are in the events. */
export interface Act {
  version: number;
  kind: "answer" | "back" | "begin" | "chat_switch" | "end" | "forked" | "left" | "pause" | "redo" | "resigned" | "resume" | "stand_in" | "take_back" | "taken" | "undo" | "uploaded";
  seat: number | null;
  made: number;
  by_bot: boolean;
}

/** What may help a player at a table; everybody there sees this, and the server holds to it. */
export interface Allowed {
  hints: boolean;
  previews: boolean;
  undo: boolean;
}

/** Play one answer at once. A sealed one waits for the others. */
export interface Answer {
  type: "answer";
  id: number;
  seat: number;
  version: number;
  /** an answer as the game writes it */
  answer: string;
}

/** An answer as the game writes it. */
export interface Answered {
  question: string;
  answer: string;
}

/** A seat and the question it must answer; several at once are answered secretly. */
export interface Asked {
  seat: number;
  question: string;
}

/** How many settled ratings lie from `low` to the next. */
export interface Bin {
  low: number;
  count: number;
}

/** What clients may send. */
export interface Body {
}

/** What messages to a browser are encrypted with. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** The server is about to close this connection: `stopping`, `forgotten`, `revoked`, `again` or `too-slow`. */
export interface Bye {
  type: "bye";
  code: string;
}

/** Something that might be tried, and why it is not allowed, if it is not. */
export interface Candidate {
  answer: string;
  spots: string[];
  text: Json;
  refusal: Refusal | null;
}

/** Everything that might be tried now; `more` if the list was cut. */
export interface Candidates {
  type: "candidates";
  id: number;
  seat: number;
  question: string;
  candidates: Candidate[];
  more: boolean;
}

/** What a round brought to an entrant. Who joined late has `missed` the rounds before. */
export interface Cell {
  round: number;
  outcome: "absent" | "bye" | "drawn" | "lost" | "missed" | "playing" | "walkover" | "won";
  points: number;
  opponents: number[];
  table: string | null;
  margin: number | null;
}

/** A path into a view, as keys of objects and places in lists, and the new value. */
export type Change = [(string | number)[], unknown];

/** The table has moved from version `since` to `version`: what happened, and what this eye sees now. */
export interface Changed {
  type: "changed";
  version: number;
  since: number;
  acts: Act[];
  room: RoomNow;
  seen: Seen | null;
  events: Json[];
  state: "finished" | "open" | "running";
  result: Json | null;
  rewound: boolean;
  draft: string[];
}

/** One way to be notified. */
export interface ChannelState {
  channel: "mail" | "push" | "webhook";
  available: boolean;
  on: boolean;
  kinds: ("clock" | "ended" | "joined" | "round" | "turn")[];
  address: string | null;
  off: "failing" | "link" | null;
  failing: boolean;
}

/** Something said at the table: plain text. An empty one says that a player used a hint. */
export interface ChatLine {
  number: number;
  name: string | null;
  seat: number;
  text: string;
  /** seconds since 1970, UTC */
  made: number;
}

/** What is wrong with component files; the hash of their components if nothing is. */
export interface Checked {
  faults: FaultInfo[];
  components: string | null;
  changed: string[];
  files: ComponentFile[];
}

/** The token of a link that gives a seat; it is sent in the body, so that no log of addresses has it. */
export interface Claim {
  token: string;
}

/** The seat that a link gave. */
export interface Claimed {
  table: string;
  seat: number;
}

/** Thinking time per seat, what the end of a turn adds to it, and what happens when it runs out. */
export interface ClockRule {
  seconds: number;
  increment?: number;
  at_zero?: "bot" | "loss" | "nothing";
}

/** Seconds left per seat when this was sent, and whose clocks run. */
export interface Clocks {
  left: number[];
  running: number[];
}

/** What a lesson says: the game is `on` its path, `off` it because of another answer, or the lesson is `done`. */
export interface Coach {
  state: "done" | "off" | "on";
  number: number;
  total: number;
  say: string | null;
  answers: string[];
  spots: string[];
  text: Json | null;
  other: boolean;
}

/** A datum of a game with its source. */
export interface Component {
  id: string;
  value: string;
  provenance: string;
  source: string;
}

/** A component file: its text, and its rows if it is a table. */
export interface ComponentFile {
  name: string;
  text: string;
  header: number;
  columns: TableColumn[];
  rows: TableRow[];
}

/** The component files of a game, as they are built in. */
export interface ComponentFiles {
  game: string;
  base: string;
  files: ComponentFile[];
}

/** Component files to check; the built-in ones replace those that are missing. */
export interface ComponentTexts {
  files?: Record<string, string>;
}

/** Every datum of a game with its provenance, and the hash that records carry. */
export interface Components {
  game: string;
  digest: string;
  components: Component[];
}

/** Play a whole draft, all or nothing. */
export interface Confirm {
  type: "confirm";
  id: number;
  seat: number;
  version: number;
  answers: string[];
}

/** The code from an e-mail. */
export interface Confirmation {
  /** a code, with or without its dashes */
  code: string;
}

/** Say yes or no to the open proposal; no withdraws one's own. */
export interface Consent {
  type: "consent";
  id: number;
  seat: number;
  yes: boolean;
}

/** How many there were. */
export interface Count {
  count: number;
}

/** A new table with the links of its invited seats. */
export interface Created {
  table: Table;
  invitations: Invitation[];
}

/** The name or the login of an account and its password, to sign in from anywhere. */
export interface Credentials {
  /** plain text, shown escaped */
  login: string;
  password: string;
}

/** How a rating has changed, day by day. */
export interface Curve {
  points: CurvePoint[];
}

/** A rating after the last rated game of a day. */
export interface CurvePoint {
  day: string;
  mean: number;
  range: number;
}

/** The best game of a deal that is over. */
export interface DailyBest {
  day: string;
  line: DailyLine | null;
}

/** One deal of one day, the same for everybody. */
export interface DailyDeal {
  deal: string;
  day: string;
  game: string;
  options: Record<string, string>;
  bot: string | null;
  over: boolean;
  /** seconds since 1970, UTC */
  ends: number;
  played: number;
  won: number;
  lines: DailyLine[];
  you: DailyLine | null;
  running: string | null;
  tried: boolean;
}

/** The deals of today, and the best games of yesterday by deal. */
export interface DailyDeals {
  deals: DailyDeal[];
  yesterday: Record<string, DailyBest>;
}

/** A place in a daily deal; `table` can be replayed once the day is over. */
export interface DailyLine {
  place: number;
  player: string;
  name: string;
  won: boolean;
  margin: number | null;
  you: boolean;
  table: string | null;
}

/** One deal at several tables, side by side. While it is `secret`, nobody may look at another table. */
export interface Deal {
  id: string;
  game: string;
  options: Record<string, string>;
  secret: boolean;
  tournament: string | null;
  round: number | null;
  tables: DealTable[];
}

/** A seat at one of the tables that share a deal. */
export interface DealSeat {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string | null;
  player: string | null;
  bot: string | null;
  score: number | null;
  place: number | null;
  margin: number | null;
  outdone: number | null;
  you: boolean;
}

/** One of the tables that share a deal. */
export interface DealTable {
  table: string;
  state: "finished" | "open" | "running";
  ended: number | null;
  seats: DealSeat[];
}

/** A device where you are signed in. */
export interface Device {
  id: string;
  device: string | null;
  /** seconds since 1970, UTC */
  made: number;
  seen: number | null;
  here: boolean;
}

/** The message with this id was carried out and stored. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** Set the draft of this seat: its first `keep` answers (all of them without `keep`), then these. Answered by `drafted`, or, if an answer is not allowed, by its refusal, and the draft does not change. A `preview` never changes the draft. After the answers it continues from spot to spot of `reach`, as long as each can be reached in only one way. */
export interface Draft {
  type: "draft";
  id: number;
  seat: number;
  version: number;
  answers: string[];
  keep?: number | null;
  preview?: boolean;
  reach?: string[];
}

/** The draft of a seat, or a preview: what it would lead to as far as its seat can know. */
export interface Drafted {
  type: "drafted";
  id: number;
  seat: number;
  version: number;
  answers: string[];
  changes: Change[];
  events: Json[];
  question: string | null;
  options: string[] | null;
  barrier: "chance" | "end" | "others" | "sealed" | null;
  steps: TurnStep[];
  preview: boolean;
  ledger: Json[];
  complete: boolean;
  reached: number;
  tree: Tree | null;
  coach: Coach | null;
}

/** A whole edition: its file, and each of its files as a text. */
export interface EditionFile {
  id: string;
  game: string;
  name: string;
  credits: string;
  base: string;
  files: Record<string, string>;
  text: string;
}

/** An edition that can be chosen for a table. */
export interface EditionInfo {
  id: string;
  game: string;
  name: string;
  credits: string;
  components: string;
  listed: boolean;
  mine: boolean;
  /** seconds since 1970, UTC */
  made: number;
}

/** The editions of a game that you may choose, newest first. */
export interface EditionList {
  editions: EditionInfo[];
}

/** An edition as its file has it. */
export interface EditionUpload {
  edition: string;
}

/** Somebody who takes part, or a bot; who was forgotten has no name. */
export interface Entrant {
  number: number;
  name: string | null;
  player: string | null;
  bot: string | null;
  withdrawn: boolean;
  you: boolean;
}

/** Enter oneself, or, for the organiser, some bots of a level. */
export interface Entry {
  bot?: string | null;
  count?: number;
}

/** Whether the deal was fair: the seed fits the commitment shown at the start, and every draw came from it. */
export interface Fairness {
  committed: boolean;
  fair: boolean;
  seed: string | null;
  draws: number;
  problem: Json | null;
}

/** A mistake in a component file: its place, and a message with its values. */
export interface FaultInfo {
  file: string;
  line: number;
  column: number;
  name: string;
  message: string;
  values: Record<string, string | number>;
}

/** A finished game in a list. */
export interface FinishedGameRow {
  id: string;
  game: string;
  options: Record<string, string>;
  pace: "leisure" | "live";
  public: boolean;
  rated: boolean;
  unrated: string | null;
  reason: string;
  daily: boolean;
  /** seconds since 1970, UTC */
  ended: number;
  replay: boolean;
  seats: ResultSeat[];
}

/** Finished games, newest first; `next` continues the list. */
export interface FinishedGames {
  games: FinishedGameRow[];
  next: string | null;
}

/** Play on from a finished game: after `entry` of its answers, with these seats and a new seed. */
export interface ForkRequest {
  entry: number;
  seats: SeatRequest[];
  public?: boolean;
  pace?: "leisure" | "live";
}

/** The point of a finished game that this one continues; of a game at a private table, only its host hears. */
export interface Forked {
  table: string;
  entry: number;
}

/** Somebody in a list. */
export interface FoundPlayer {
  id: string;
  name: string;
}

/** People whose names fit. */
export interface FoundPlayers {
  players: FoundPlayer[];
}

/** Somebody you follow. */
export interface Friend {
  player: string;
  name: string;
  here: boolean;
  last: number | null;
  table: Table | null;
}

/** The people you follow, those who are here first. */
export interface Friends {
  friends: Friend[];
  visible: boolean;
  limit: number;
}

/** A game and its choices. */
export interface GameInfo {
  name: string;
  seat_counts: number[];
  rules: number;
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  hints: boolean;
  series: string | null;
  lesson: boolean;
  compiled: boolean;
}

/** Every game this server has. */
export interface Games {
  games: GameInfo[];
  compiling: boolean;
}

/** That the server runs, and how much it holds. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  rooms: number;
  connections: number;
  uptime: number;
}

/** The first message. `since` is the last version seen: only events after it are sent. `eye` chooses one of one's own seats; the default is the first, or a spectator's eye. */
export interface Hello {
  type: "hello";
  id: number;
  since?: number | null;
  eye?: number | null;
  protocol?: number | null;
  trees?: boolean;
}

/** A free move that would make an answer possible, and the draft with both. */
export interface Help {
  text: Json;
  answers: string[];
}

/** What a bot would answer through this seat's eyes, with `drafted` after its draft; answered by `hinted`. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  drafted?: boolean;
}

/** A bot's best answers, best first; values are chances to win or points at the end. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  version: number;
  best: Way[];
  unit: string;
}

/** A link that gives a seat to the person who opens it. Shown once; only its hash is stored. */
export interface Invitation {
  seat: number;
  path: string;
}

/** A row of draws, and what it gained each seat compared with other draws in its place. */
export interface JudgedDeal {
  number: number;
  draws: number;
  luck: number[];
  errors: number[];
}

/** A move compared with the best one. If nothing clearly better was found, the move played is the best. */
export interface JudgedMove {
  number: number;
  answers: number;
  seat: number;
  played: Answered[];
  best: Answered[];
  value: number;
  best_value: number;
  loss: number;
  error: number;
  chance: number | null;
}

/** A seat's game: what its moves gave away, how many were best, and its luck with the deals. */
export interface JudgedSeat {
  seat: number;
  moves: number;
  best: number;
  loss: number;
  luck: number;
  loss_error: number;
  luck_error: number;
}

/** A place in a leaderboard; equal ratings share one. */
export interface Leader {
  place: number;
  player: string;
  name: string;
  mean: number;
  range: number;
  games: number;
  won: number;
  recent: number[];
  week: number;
  you: boolean;
}

/** The settled ratings of a game and pace, best first. */
export interface Leaderboard {
  leaders: Leader[];
  bots: LevelRating[];
  total: number;
  you: Leader | null;
  width: number;
  bins: Bin[];
  next: number | null;
}

/** A guided game to learn by. */
export interface LessonRequest {
  game: string;
  lesson?: string;
}

/** A bot's fixed rating. */
export interface LevelRating {
  bot: string;
  mean: number;
}

/** Where an unclaimed link leads: to a free seat, or to one's own seat from another device. */
export interface Linked {
  kind: "invite" | "seat";
  seat: number;
  table: Table;
  host: string | null;
}

/** What might be tried after the first `keep` answers of the draft, with refusals of what is not allowed. */
export interface ListCandidates {
  type: "list_candidates";
  id: number;
  seat: number;
  keep?: number | null;
}

/** Look through other eyes: one of one's own seats, or -1. Answered by `welcome`. */
export interface Look {
  type: "look";
  id: number;
  /** a seat, or -1 for a spectator */
  eye: number;
}

/** The name or the login of an account whose person cannot sign in. */
export interface LostWay {
  /** plain text, shown escaped */
  login: string;
}

/** Who you are by your cookie; `known` is false without one. */
export interface Me {
  known: boolean;
  name: string | null;
  login: string | null;
  account: boolean;
  code: string | null;
  visible: boolean;
}

/** The name that others see. A visitor needs none before others meet them. */
export interface Naming {
  name?: string | null;
}

/** A push subscription, as the browser's `toJSON()` writes it. */
export interface NewBrowser {
  endpoint: string;
  keys: BrowserKeys;
}

/** Where to send recovery codes; it must be confirmed. */
export interface NewEmail {
  email: string;
}

/** A password to use from now on; `old` is the current password, if there is one. A login is another name to sign in with. */
export interface NewPassword {
  password: string;
  login?: string | null;
  old?: string | null;
}

/** A table to create. `series` lists the values of the game's series option, game by game. It begins once every seat is taken, unless `wait` is set. Hints, previews and undo are allowed by default unless other people play; a rated game allows none of them. With several `tables` one deal is played at all of them: the others have open seats where this one has the sender's. Without an edition, the built-in components are used. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  public?: boolean;
  pace?: "leisure" | "live";
  clock?: ClockRule | null;
  chat?: boolean;
  series?: string[];
  wait?: boolean;
  hints?: boolean | null;
  previews?: boolean | null;
  undo?: boolean | null;
  rated?: boolean;
  edition?: string | null;
  tables?: number;
}

/** A tournament to hold. Without `rounds` a Swiss has as many as are usual; only an arena has `minutes`. Who is not at the table after `grace` seconds forfeits, or `bot` plays for them. `late` says whether people may still join, and what a round counts that they missed; without it they may, except in a round robin. */
export interface NewTournament {
  /** plain text, shown escaped */
  name: string;
  form: "arena" | "round_robin" | "swiss";
  game: string;
  seats?: number;
  options?: Record<string, string>;
  pace?: "leisure" | "live";
  clock?: ClockRule;
  public?: boolean;
  rated?: boolean;
  duplicate?: boolean;
  rounds?: number | null;
  minutes?: number | null;
  late?: "half" | "no" | "zero" | null;
  missing?: "bot" | "forfeit";
  bot?: string | null;
  grace?: number;
  by_itself?: boolean;
  most?: number;
  starts?: number | null;
}

/** An https address that gets a POST for each message. */
export interface NewWebhook {
  url: string;
}

/** The table of the rematch. */
export interface Next {
  type: "next";
  table: string;
}

/** The viewer's own game: to sit down at, or under way. */
export interface NextGame {
  table: string;
  seat: number;
  opponents: number[];
  state: "finished" | "open" | "running";
  seated: boolean;
  my_turn: boolean;
  until: number | null;
}

/** Language, time zone and quiet hours, and what you want to hear of over each channel that is named. */
export interface NotificationChoices {
  language: string;
  /** as in Europe/Paris */
  zone: string;
  quiet?: QuietHours | null;
  kinds?: Record<string, ("clock" | "ended" | "joined" | "round" | "turn")[]>;
}

/** What you are notified of, how and when. `key` is what a browser needs to subscribe; none if it cannot. */
export interface Notifications {
  channels: ChannelState[];
  kinds: ("clock" | "ended" | "joined" | "round" | "turn")[];
  language: string | null;
  zone: string | null;
  quiet: QuietHours | null;
  key: string | null;
}

/** A choice before the game; the default is the first value allowed at the table. */
export interface OptionInfo {
  name: string;
  values: string[];
  allowed: Record<string, string[]>;
}

/** What the best move would have led to instead of the one played, and the position after it. */
export interface OtherWay {
  number: number;
  seat: number;
  events: Json[];
  view: Json;
  texts: Json[];
}

/** Entrants who meet, in the order of their seats. */
export interface Pair {
  round: number;
  board: number;
  entrants: number[];
  state: "bye" | "finished" | "running" | "waiting" | "walkover";
  table: string | null;
  absent: number[];
  here: number[];
  until: number | null;
  scores: number[];
  points: number[];
  rated: boolean | null;
  ended: number | null;
}

/** A passkey, and the device it was made on. */
export interface Passkey {
  id: string;
  device: string | null;
  /** seconds since 1970, UTC */
  made: number;
  used: number | null;
}

/** What the browser has made of the options, as `toJSON()` writes it. */
export interface PasskeyAnswer {
  credential: Json;
}

/** Pause or resume; clocks and bots wait while a table is paused. */
export interface Pause {
  type: "pause";
  id: number;
  seat: number;
  on: boolean;
}

/** Are you there? Answered by `done`. */
export interface Ping {
  type: "ping";
  id: number;
}

/** An entrant in the standings; who is equal in everything shares a place. */
export interface Place {
  entrant: number;
  place: number;
  points: number;
  tie_breaks: Record<string, number>;
  decided_by: string | null;
  cells: Cell[];
}

/** Somebody, as everybody may know them. */
export interface Player {
  id: string;
  name: string;
  /** seconds since 1970, UTC */
  since: number;
  you: boolean;
  ratings: PlayerRating[];
  followed: boolean;
  streak: number;
}

/** A rating: with 95 % certainty the strength is within `mean` ± `range`. Provisional until `settled`. */
export interface PlayerRating {
  game: string;
  pace: "leisure" | "live";
  mean: number;
  range: number;
  games: number;
  won: number;
  settled: boolean;
  best: number | null;
}

/** A request to undo answers beyond a barrier, or to redo them: who asks, and whose consent is missing. */
export interface Proposal {
  seat: number;
  count: number;
  missing: number[];
  redo: boolean;
}

/** Ask everybody for consent to a redo that includes moves of others. */
export interface ProposeRedo {
  type: "propose_redo";
  id: number;
  seat: number;
  version: number;
}

/** Ask everybody for consent to undo one's last answer beyond a barrier. */
export interface ProposeUndo {
  type: "propose_undo";
  id: number;
  seat: number;
  version: number;
}

/** From one time of day to another, in the person's time zone. Nothing is sent then, and all of it afterwards. */
export interface QuietHours {
  /** minutes after midnight */
  begin: number;
  /** minutes after midnight */
  end: number;
}

/** That the server can do its work. */
export interface Ready {
  status: "ready";
}

/** Why an answer is not allowed; without a refusal it is. Without an answer, no answer lies on those spots. */
export interface Reason {
  type: "reason";
  id: number;
  seat: number;
  answer: string | null;
  refusal: Refusal | null;
  helps: Help[];
}

/** A recovery code, printed or from an e-mail, and the password to use from now on, if any. */
export interface Recovery {
  /** plain text, shown escaped */
  login: string;
  /** a code, with or without its dashes */
  code: string;
  password?: string | null;
}

/** Redo what was undone last, if that is free and nobody has answered anything else since. */
export interface Redo {
  type: "redo";
  id: number;
  seat: number;
  version: number;
}

/** Why an answer is not allowed. The words are `<game>-refusal-<code>`, or `refusal-<code>` without a rule. */
export interface Refusal {
  code: string;
  rule: string;
  numbers: Json;
}

/** Another game with the same people: with other options, or none for the next game of a series. */
export interface RematchRequest {
  options?: Record<string, string>;
}

/** A stretch of a finished game, through the eyes of a seat or a spectator, or all-seeing. */
export interface Replay {
  table: Table;
  eye: string;
  total: number;
  steps: Step[];
}

/** Give up. With two seats the game ends; with more a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  id: number;
  seat: number;
}

/** A seat of a finished game. */
export interface ResultSeat {
  seat: number;
  player: string | null;
  name: string | null;
  bot: string | null;
  rank: number | null;
  outcome: "drawn" | "lost" | "none" | "won";
  score: number | null;
  abandoned: boolean;
  change: number | null;
  rating: number | null;
  you: boolean;
}

/** The progress of a review. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "refining" | "waiting" | "working";
  done: number;
  total: number;
  ahead: number;
  review: Verdict | null;
}

/** Games against one person or bot, by who had the better place. */
export interface Rival {
  tally: Tally;
  player: string | null;
  name: string | null;
  bot: string | null;
}

/** News that does not change the version: people who came or went, clocks, proposals, thinking bots. */
export interface Room {
  type: "room";
  room: RoomNow;
}

/** What changes at a table beside the game: who is there, pauses, clocks, proposals. */
export interface RoomNow {
  seats: Seat[];
  here: number[];
  spectators: number;
  paused: boolean;
  clocks: Clocks | null;
  proposal: Proposal | null;
  thinking: number[];
  resigned: number[];
}

/** A new line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Chat. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** The scores at the start of each chapter of a finished game and at its end; empty without chapters. */
export interface ScoreHistory {
  stages: Stage[];
}

/** A seat and who has it. `stand_in` names the bot that plays for a person who left or asked for it. */
export interface Seat {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  gone: boolean;
  mine: boolean;
}

/** Who gets a seat: `me`, anybody (`open`), somebody with the link (`invited`), or a bot of that level. */
export interface SeatRequest {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string | null;
}

/** Games with a number of players. */
export interface SeatsTally {
  seats: number;
  tally: Tally;
}

/** How it stands with your request to be matched: you wait, or sit at a table, or there is none. */
export interface Seek {
  state: "matched" | "none" | "waiting";
  table: string | null;
  game: string | null;
  pace: "leisure" | "live" | null;
  seats: number;
  rated: boolean;
  within: number | null;
  waited: number;
  width: number | null;
  others: number;
  bots_after: number;
  bot: string | null;
}

/** What game somebody waits for, and how far from theirs the others' ratings may be: any distance without `within`. The range widens while they wait. */
export interface SeekRequest {
  game: string;
  pace?: "leisure" | "live";
  seats?: number;
  rated?: boolean;
  within?: number | null;
}

/** Everything that one eye sees now. */
export interface Seen {
  view: Json | null;
  asked: Asked[];
  given: number[];
  chance: string | null;
  question: string | null;
  about: Json | null;
  options: string[] | null;
  steps: TurnStep[];
  result: Json | null;
  count: number;
  last_own: number | null;
  undo: "consent" | "free" | "none";
  undoes: number[];
  redo: "consent" | "free" | "none";
  sealed: boolean;
  coach: Coach | null;
  changes: Change[] | null;
  tree: Tree | null;
}

/** Several games counted together: the option that changes, its value game by game, and the standing. */
export interface Series {
  option: string;
  values: string[];
  number: number;
  standing: number[] | null;
  ahead: number[];
}

/** Whether those who follow you may see when you are here. */
export interface Showing {
  visible: boolean;
}

/** What each seat would have scored, by source, had the game ended there; `others` play without a seat. */
export interface Stage {
  number: number;
  scores: number[];
  parts: Record<string, number>[];
  others: Record<string, Record<string, number>>;
  other_scores: Record<string, number>;
}

/** Let a bot play a seat: one's own, or one whose person left. Without `bot` its person gets the seat back. */
export interface StandIn {
  type: "stand_in";
  id: number;
  seat: number;
  bot: string | null;
}

/** The position after a number of answers. */
export interface Standing {
  number: number;
  total: number;
  view: Json;
  asked: number[];
  question: string | null;
}

/** Somebody's results, as far as the viewer may see them. */
export interface Statistics {
  all: Tally;
  by_seats: SeatsTally[];
  people: Tally;
  bots: Rival[];
  rivals: Rival[];
  rival_count: number;
  abandoned: number;
}

/** One answer of a finished game with its events; `view` only on request. */
export interface Step {
  number: number;
  seat: number;
  question: string;
  answer: string;
  forced: boolean;
  made: number | null;
  events: Json[];
  move: number;
  view: Json | null;
  text: Json | null;
}

/** Turn chat on or off at this table: for its host and everybody seated. */
export interface SwitchChat {
  type: "switch_chat";
  id: number;
  on: boolean;
}

/** A table as the lobby and the page around the board need it, for one viewer. */
export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: Seat[];
  public: boolean;
  pace: "leisure" | "live";
  chat: boolean;
  state: "finished" | "open" | "running";
  /** seconds since 1970, UTC */
  made: number;
  version: number;
  clock: ClockRule | null;
  begun: number | null;
  ended: number | null;
  result: Json | null;
  asked: number[];
  mine: number[];
  kept: number[];
  my_turn: boolean;
  host: boolean;
  paused: boolean;
  commitment: string | null;
  series: Series | null;
  previous: string | null;
  next: string | null;
  forked: Forked | null;
  lesson: string | null;
  allowed: Allowed;
  rated: boolean;
  deal: string | null;
  tournament: string | null;
  edition: TableEdition | null;
  secret_until: number | null;
  local_only: boolean;
}

/** A column of a table, and what its cells may hold. */
export interface TableColumn {
  name: string;
  at: number;
  kind: "number" | "text" | "word";
  words: string[];
  low: number;
  high: number;
  blank: boolean;
}

/** The edition of a table's components. */
export interface TableEdition {
  id: string;
  name: string;
  credits: string;
}

/** Some tables, newest first; `next` continues the list. */
export interface TablePage {
  tables: Table[];
  next: string | null;
}

/** A row of a table: its line in the file, and its cells in the order of the columns. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** Withdraw a sealed answer while others still choose. */
export interface TakeBack {
  type: "take_back";
  id: number;
  seat: number;
  version: number;
}

/** Games by their outcome. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

/** A tournament with its standings and its round. */
export interface Tournament {
  terms: TournamentTerms;
  people: Entrant[];
  standings: Place[];
  tie_breaks: string[];
  current: TournamentRound | null;
  game: NextGame | null;
  may_join: boolean;
  /** seconds since 1970, UTC */
  now: number;
}

/** One round; in an arena, the games that are played and the last ones that ended. */
export interface TournamentRound {
  number: number;
  /** seconds since 1970, UTC */
  begun: number;
  deal: string | null;
  pairs: Pair[];
}

/** What was chosen for a tournament, and how far it is. */
export interface TournamentTerms {
  id: string;
  name: string;
  form: "arena" | "round_robin" | "swiss";
  game: string;
  options: Record<string, string>;
  seats: number;
  pace: "leisure" | "live";
  clock: ClockRule;
  public: boolean;
  rated: boolean;
  duplicate: boolean;
  rounds: number | null;
  minutes: number | null;
  late: "half" | "no" | "zero";
  missing: "bot" | "forfeit";
  bot: string;
  grace: number;
  by_itself: boolean;
  most: number;
  starts: number | null;
  state: "cancelled" | "finished" | "open" | "running";
  /** seconds since 1970, UTC */
  made: number;
  begun: number | null;
  ended: number | null;
  organiser: string | null;
  mine: boolean;
  entrants: number;
  entered: boolean;
  round: number;
}

/** Tournaments in a list, newest first; `next` continues it. */
export interface Tournaments {
  tournaments: TournamentTerms[];
  next: string | null;
}

/** A turn as far as it can be foreseen: its questions, the open one first, with their choices and what follows. */
export interface Tree {
  nodes: TreeNode[];
  spots: string[];
  texts: Json[];
}

/** A choice of a question in a tree; spots and texts by their places in the tree's lists. */
export type TreeChoice = [string, number[], number, number, boolean, number[], number, number[]];

/** A question in a tree. */
export type TreeNode = [string, TreeChoice[], boolean];

/** The message with this id (-1: it could not be read) was refused; nothing has changed. */
export interface TroubleWith {
  type: "trouble_with";
  id: number;
  code: string;
  version: number;
  values: Json;
  refusal: Refusal | null;
}

/** An answer of a turn: its question and what that is about, its spots on the table, its words, and whether it was forced. */
export interface TurnStep {
  question: string;
  about: Json;
  key: string;
  spots: string[];
  text: Json;
  forced: boolean;
  notes: Json[];
}

/** Undo one's last answer, if that is free; `turn` goes back to the start of one's turn. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  version: number;
  turn?: boolean;
}

/** A finished game as a record, in JSON lines or notation. */
export interface Upload {
  record: string;
}

/** The review of a finished game; values are chances to win, from 0 to 1, or points. */
export interface Verdict {
  level: string;
  unit: "chance" | "points";
  moves: JudgedMove[];
  deals: JudgedDeal[];
  seats: JudgedSeat[];
}

/** A turn as far as a bot has planned it, and its estimated value. */
export interface Way {
  value: number;
  steps: TurnStep[];
}

/** How people can sign in and recover accounts here, besides passwords and printed codes. */
export interface Ways {
  passkeys: boolean;
  mail: boolean;
}

/** What signs every message to your webhook. It is shown only once. */
export interface WebhookSecret {
  secret: string;
}

/** Everything: the table, what this eye sees, all events it may know, chat, and its draft. */
export interface Welcome {
  type: "welcome";
  id: number;
  table: Table;
  room: RoomNow;
  eye: number;
  mine: number[];
  version: number;
  chat: ChatLine[];
  seen: Seen | null;
  events: Json[];
  since: number | null;
  draft: string[];
}

/** Why the last of these answers, after the first `keep` of the draft, is not allowed; answered by `reason`. With `spots`: why what lies on all of them cannot be chosen after these answers. */
export interface WhyNot {
  type: "why_not";
  id: number;
  seat: number;
  answers?: string[];
  keep?: number | null;
  spots?: string[];
}

export type Incoming = Hello | Look | Answer | Confirm | TakeBack | Draft | WhyNot | ListCandidates | Hint | Undo | ProposeUndo | Redo | ProposeRedo | Consent | Pause | Resign | StandIn | Say | SwitchChat | Ping;

export type Outgoing = Welcome | Changed | Room | Done | TroubleWith | Drafted | Reason | Candidates | Hinted | Said | Next | Bye;
