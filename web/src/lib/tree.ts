/** A seat's turn as the server foresees it: questions, choices with their places, and what follows each. */

import type { Json, Tree } from '../protocol';

export interface Choice {
  /** The answer key. The page never reads it, only sends it back. */
  key: string;
  /** The places that mean it: what it takes, then where it goes. */
  spots: string[];
  /** The places of what is forced after it. */
  also: string[];
  text: Json | null;
  notes: Json[];
  /** The heading of a separate list. */
  group: Json | null;
  /** Whether it does nothing yet and only narrows down what is meant. */
  quiet: boolean;
  /** The next question; null if the turn is complete, or the server has not looked ahead. */
  then: Node | null;
  complete: boolean;
}

export interface Node {
  question: string;
  choices: Choice[];
  /** Whether its choices are usually all taken, one after another. */
  many: boolean;
}

export type Path = readonly Choice[];

/** The spot of choices that are nowhere on the table: to stop. */
export const STOP = 'stop';
/** The most paths that are searched. */
const MOST = 5000;

const unpacked = new WeakMap<Tree, Node>();

/** Unpacks a tree and returns its open question. */
export function rootOf(tree: Tree | null | undefined): Node | null {
  if (!tree) return null;
  const known = unpacked.get(tree);
  if (known) return known;
  const nodes = tree.nodes.map(([question, , many]): Node => ({ question, choices: [], many: many ?? false }));
  tree.nodes.forEach(([, choices], n) => {
    nodes[n]!.choices = choices.map((one) => choiceOf(tree, nodes, one));
  });
  unpacked.set(tree, nodes[0]!);
  return nodes[0]!;
}

function choiceOf(tree: Tree, nodes: Node[], packed: Tree['nodes'][number][1][number]): Choice {
  const [key, spots, text, then, quiet = false, notes = [], group = -1, also = []] = packed;
  const at = (places: number[]) => places.map((place) => tree.spots[place]!);
  return {
    key,
    spots: at(spots),
    also: at(also),
    text: tree.texts[text] ?? null,
    notes: notes.map((note) => tree.texts[note]!),
    group: tree.texts[group] ?? null,
    quiet,
    then: nodes[then] ?? null,
    complete: then === -1,
  };
}

/** Whether a choice is on a place, or inside it. */
function isOn(choice: Choice, spot: string): boolean {
  return isAt(choice, spot) || choice.spots.some((one) => one.startsWith(`${spot}:`));
}

function isAt(choice: Choice, spot: string): boolean {
  return choice.spots.includes(spot) || choice.also.includes(spot);
}

/**
 * Returns the shortest paths that cover all of these places, the last of them at the end. On the way nothing happens
 * that nobody pointed at: other choices only narrow down what is meant.
 */
export function pathsTo(root: Node, spots: readonly string[]): Path[] {
  let level: Choice[][] = root.choices.map((choice) => [choice]);
  while (level.length && level.length < MOST) {
    const found = level.filter((path) => spots.every((spot) => path.some((choice) => isOn(choice, spot))));
    if (found.length) return sharpest(found, spots);
    const onward = level.filter(
      (path) => path.at(-1)!.quiet || spots.some((spot) => isOn(path.at(-1)!, spot) || isPartOf(spot, path.at(-1)!)),
    );
    level = onward.flatMap((path) => path.at(-1)!.then?.choices.map((choice) => [...path, choice]) ?? []);
  }
  return [];
}

function isPartOf(spot: string, choice: Choice): boolean {
  return choice.spots.some((whole) => spot.startsWith(`${whole}:`));
}

/** Prefers choices exactly on the places to those forced after them, and those to choices inside. */
function sharpest(paths: Path[], spots: readonly string[]): Path[] {
  const where = (lies: (choice: Choice, spot: string) => boolean) =>
    paths.filter((path) => spots.every((spot) => path.some((choice) => lies(choice, spot))));
  return [where((choice, spot) => choice.spots.includes(spot)), where(isAt), paths].find((found) => found.length)!;
}

/** The most targets that fit into a line. */
const FEW = 5;

/** Returns what a choice of a row can be used for, if the next question asks that and each answer has its own place. */
export function targetsOf(choice: Choice): Choice[] {
  const { choices, many } = choice.then ?? { choices: [], many: true };
  const targets = choices.filter((one) => !one.spots.includes(STOP));
  const places = new Set(targets.map((one) => one.spots.at(-1)));
  const apart = places.size === targets.length && targets.every((one) => one.group === null && one.spots.length > 0);
  return !many && apart && targets.length > 1 && targets.length <= FEW ? targets : [];
}

/** Whether a choice only leads to others: to the court, or the own board. */
export function isWay(choice: Choice): boolean {
  return choice.quiet && choice.then !== null && choice.spots.every((spot) => !spot.includes(':'));
}

/** Returns the choices of a question, with those behind a way, such as the court, in its place. */
export function offersOf(node: Node): Path[] {
  return node.choices.flatMap((choice): Path[] =>
    isWay(choice) ? offersOf(choice.then!).map((path) => [choice, ...path]) : [[choice]],
  );
}

/** Returns the places to point at for a question: those of its choices, and parts of them from the next question. */
export function spotsOf(node: Node): Set<string> {
  const found = new Set<string>();
  for (const path of offersOf(node)) {
    const last = path.at(-1)!;
    for (const spot of first(last.spots)) found.add(spot);
    // Forced places are shown if the choice is nowhere else, or inside it: not the soldier that a voyage unlocks.
    for (const spot of last.also)
      if (!last.spots.some((own) => own.includes(':')) || isPartOf(spot, last)) found.add(spot);
    for (const next of last.then?.choices ?? [])
      if (!next.group) for (const spot of next.spots) if (isPartOf(spot, last)) found.add(spot);
  }
  return found;
}

/** Returns every place that can be pointed at before anything happens. */
export function withinReach(node: Node, found = new Set<string>(), seen = new Set<Node>()): Set<string> {
  if (seen.has(node)) return found;
  seen.add(node);
  for (const choice of node.choices) {
    for (const spot of choice.spots) found.add(spot);
    if (choice.quiet && choice.then) withinReach(choice.then, found, seen);
  }
  return found;
}

/** Returns the places to begin with: what a choice takes, not where it goes. */
export function first(spots: readonly string[]): string[] {
  return spots.filter((spot) => sameKind(spot, spots[0]!));
}

/** Returns a place and the larger ones around it, such as an area of a region and the region. */
export function around(spot: string): string[] {
  const whole = spot.slice(0, Math.max(0, spot.lastIndexOf(':')));
  return whole.includes(':') ? [spot, ...around(whole)] : [spot];
}

/** Whether two places are of one kind: two regions of a board, two cards of a hand. */
export function sameKind(spot: string, other: string): boolean {
  const [a, b] = [spot.split(':'), other.split(':')];
  return a.length === b.length && a[0] === b[0] && a[2] === b[2];
}
