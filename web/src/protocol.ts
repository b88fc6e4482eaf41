// Made by web/scripts/make_protocol.py from src/tianxia/server/protocol/. Do not edit.
/* eslint-disable */

export const PROTOCOL = 4;
export const CHAT_LENGTH = 500;

export type Json = Record<string, unknown>;

/** One stored entry as everybody may know it; the facts are in the events. */
export interface Act {
  version: number;
  kind: "answer" | "back" | "begin" | "chat_switch" | "end" | "forked" | "left" | "pause" | "redo" | "resigned" | "resume" | "stand_in" | "take_back" | "taken" | "undo" | "uploaded";
  seat: number | null;
  made: number;
  by_bot: boolean;
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

/** What clients may send. */
export interface Body {
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

/** Something said at the table: plain text. */
export interface ChatLine {
  number: number;
  name: string | null;
  seat: number;
  text: string;
  /** seconds since 1970, UTC */
  made: number;
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

/** A login and its password, to log in from anywhere. */
export interface Credentials {
  login: string;
  password: string;
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

/** Whether the deal was fair: the seed fits the commitment shown at the start, and every draw came from it. */
export interface Fairness {
  committed: boolean;
  fair: boolean;
  seed: string | null;
  draws: number;
  problem: Json | null;
}

/** Play on from a finished game: after `entry` of its answers, with these seats and a new seed. */
export interface ForkRequest {
  entry: number;
  seats: SeatRequest[];
  public?: boolean;
  pace?: "leisure" | "live";
}

/** The point of a finished game that this one continues. */
export interface Forked {
  table: string;
  entry: number;
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

/** A guided game to learn by. */
export interface LessonRequest {
  game: string;
  lesson?: string;
}

/** Where an unclaimed link leads: to a free seat, or to one's own seat from another device. */
export interface Linked {
  kind: "invite" | "seat";
  seat: number;
  table: Table;
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

/** Who you are by your cookie; `known` is false without one. */
export interface Me {
  known: boolean;
  name: string | null;
  login: string | null;
}

/** The name that others see. */
export interface Naming {
  /** plain text, shown escaped */
  name: string;
}

/** A login and a password to use from now on; `old` is the current password, if there is one. */
export interface NewPassword {
  login: string;
  password: string;
  old?: string | null;
}

/** A table to create. `series` lists the values of the game's series option, game by game. It begins once every seat is taken, unless `wait` is set. */
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
}

/** The table of the rematch. */
export interface Next {
  type: "next";
  table: string;
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

/** The progress of a review. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  total: number;
  ahead: number;
  review: Verdict | null;
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
  local_only: boolean;
}

/** Some tables, newest first; `next` continues the list. */
export interface TablePage {
  tables: Table[];
  next: string | null;
}

/** Withdraw a sealed answer while others still choose. */
export interface TakeBack {
  type: "take_back";
  id: number;
  seat: number;
  version: number;
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
