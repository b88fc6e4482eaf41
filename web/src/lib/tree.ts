/** The turn of a seat as the server foresees it: questions, their choices with the places they lie on, and what follows each. */

import type { Plain, Tree } from '../protocol';

export interface Choice {
  /** What the server calls it. Nothing in the page reads it; it is only sent back. */
  key: string;
  /** The places that mean it: what it takes, then where it goes. */
  spots: string[];
  /** The places of what is forced after it. */
  also: string[];
  text: Plain | null;
  notes: Plain[];
  /** The heading of a list of its own. */
  group: Plain | null;
  /** Whether nothing happens yet: it only says what is meant. */
  quiet: boolean;
  /** The question that follows; null where the turn is complete, or nobody has looked. */
  then: Node | null;
  complete: boolean;
}

export interface Node {
  question: string;
  choices: Choice[];
  /** Whether its choices are usually taken one after another until none is left. */
  many: boolean;
}

export type Path = readonly Choice[];

/** What lies nowhere on the table: to do no more of what is asked. */
export const STOP = 'stop';
/** More paths than these are not searched. */
const MOST = 5000;

const unpacked = new WeakMap<Tree, Node>();

/** The open question of a tree, with all that follows. */
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
    key, spots: at(spots), also: at(also), text: tree.texts[text] ?? null, notes: notes.map((note) => tree.texts[note]!),
    group: tree.texts[group] ?? null, quiet, then: nodes[then] ?? null, complete: then === -1,
  };
}

/** Whether a choice lies on a place, or within it. */
function liesOn(choice: Choice, spot: string): boolean {
  return isAt(choice, spot) || choice.spots.some((one) => one.startsWith(`${spot}:`));
}

function isAt(choice: Choice, spot: string): boolean {
  return choice.spots.includes(spot) || choice.also.includes(spot);
}

/** The shortest paths on which all of these places lie, the last of them at the end. */
export function pathsTo(root: Node, spots: readonly string[]): Path[] {
  let level: Choice[][] = root.choices.map((choice) => [choice]);
  while (level.length && level.length < MOST) {
    const found = level.filter((path) => spots.every((spot) => path.some((choice) => liesOn(choice, spot))));
    if (found.length) return sharpest(found, spots);
    level = level.flatMap((path) => path.at(-1)!.then?.choices.map((choice) => [...path, choice]) ?? []);
  }
  return [];
}

/** What lies just there goes before what lies within. */
function sharpest(paths: Path[], spots: readonly string[]): Path[] {
  const sharp = paths.filter((path) => spots.every((spot) => path.some((choice) => isAt(choice, spot))));
  return sharp.length ? sharp : paths;
}

/** Whether a choice is no piece of its own, only the way to others: the court, the own board. */
function isWay(choice: Choice): boolean {
  return choice.quiet && choice.then !== null && choice.spots.every((spot) => !spot.includes(':'));
}

/** The choices of a question, with those behind a mere way to them in its place. */
export function offersOf(node: Node): Path[] {
  return node.choices.flatMap((choice): Path[] => (isWay(choice) ? offersOf(choice.then!).map((path) => [choice, ...path]) : [[choice]]));
}

/** The places to point at for a question: those of its choices, and parts of them that come with the next question. */
export function spotsOf(node: Node): Set<string> {
  const found = new Set<string>();
  for (const path of offersOf(node)) {
    const last = path.at(-1)!;
    for (const spot of [...last.spots, ...last.also]) found.add(spot);
    for (const next of last.then?.choices ?? []) for (const spot of next.spots) if (last.spots.some((whole) => spot.startsWith(`${whole}:`))) found.add(spot);
  }
  return found;
}

/** A place and the larger ones it lies in. */
export function around(spot: string): string[] {
  const cut = spot.lastIndexOf(':');
  return cut < 0 ? [spot] : [spot, ...around(spot.slice(0, cut))];
}

/** Whether two places are of one kind: two regions of a board, two cards of a hand. */
export function alike(spot: string, other: string): boolean {
  const [a, b] = [spot.split(':'), other.split(':')];
  return a.length === b.length && a[0] === b[0] && a[2] === b[2];
}
