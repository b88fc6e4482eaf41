/**
 * Turns the view into what the shared parts draw: cards, regions, walls, rewards and seats, with words and the draft's
 * changes.
 */

import type { ActionFace } from '../../euro/Court.svelte';
import type { RegionFace } from '../../euro/RegionColumn.svelte';
import type { RewardRow } from '../../euro/Rewards.svelte';
import type { SeatFace } from '../../euro/SeatStrip.svelte';
import type { Bit, CardFace, Fill, Staff, TuckedFace, Activation } from '../../euro/types';
import type { Mark, PlayerColour } from '../../table/marks';
import type { Site } from '../../euro/Wall.svelte';
import { say } from '../../lib/words.svelte';
import { named } from '../../table/speaker';
import { aspectGlyph, bonusBits, cardAspect, criterionBits, FILLS, rewardBits, unrest } from './bits';
import {
  abilityText,
  actionWord,
  aspectName,
  bonusText,
  officialName,
  region as regionName,
  siteName,
  type Names,
} from './speech';
import { earnedBy } from './scores';
import {
  ASPECTS,
  LOWER,
  OFFICIALS,
  REGIONS,
  SECTIONS,
  SITES,
  type Action,
  type Aspect,
  type EmpireEvent,
  type EmpireView,
  type Official,
  type Player,
  type Region,
  type Reward,
  type Tucked,
} from './types';

const COLOURS: PlayerColour[] = ['blue', 'yellow', 'red', 'purple'];

/** Returns a player's mark. Li Si has the last colour and his own letter. */
export function colourOf(player: Player, solo: boolean): PlayerColour {
  return solo && player === 1 ? 'purple' : (COLOURS[player] ?? 'blue');
}

export function markOf(player: Player, view: EmpireView, names: Names): Mark {
  const solo = view.li_si !== null && player === 1;
  const colour = colourOf(player, view.li_si !== null);
  const word = solo ? say('first_empire-li-si') : say(`first_empire-seat-${player}`);
  return { colour, letter: word.slice(0, 1), name: names.player(player), you: names.you(player) };
}

function isLower(action: Action): boolean {
  return (LOWER as readonly string[]).includes(action);
}

/** Returns a card by its name, wherever it is. */
export function cardFace(card: string, view: EmpireView, spot: string, emperor: Action | null = null): CardFace {
  const printed = view.printed.cards[card];
  if (!printed)
    return {
      spot,
      number: card,
      aspect: 'writing',
      aspectGlyph: 'deck',
      trigger: null,
      triggerWord: '',
      way: null,
      bonus: [],
      text: '',
      label: card,
    };
  const trigger = emperor ?? printed.trigger;
  const way = isLower(trigger) ? 'lower' : 'higher';
  const text = abilityText(printed);
  return {
    spot,
    number: card,
    aspect: cardAspect(printed.type),
    aspectGlyph: card.startsWith('M') ? 'master' : aspectGlyph(printed.type),
    trigger: `act-${trigger}`,
    triggerWord: actionWord(trigger),
    way,
    bonus: bonusBits(printed),
    text: bonusText(printed),
    label: say('page-fe-card', {
      card,
      type: aspectName(printed.type),
      action: trigger,
      way,
      text,
      emperor: emperor ? 'yes' : 'no',
    }),
  };
}

function tuckedFace(one: Tucked, view: EmpireView, state: Activation, fresh: boolean): TuckedFace {
  return {
    ...cardFace(one.card, view, `tucked:${one.card}`, one.emperor_tile),
    state,
    fresh,
    ...(one.emperor_tile ? { changed: true } : {}),
  };
}

export function actionBits(actions: readonly Action[]): Bit[] {
  return actions.map((action) => ({ glyph: `act-${action}`, fill: 'act' }));
}

/** Returns the actions with how many cards each would activate: with the chosen card, or with any. */
export function courtFaces(actions: readonly Action[], view: EmpireView, card: string | undefined): ActionFace[] {
  const plan = view.planning?.court;
  const chosen = plan?.hand.find((one) => one.card === card);
  return actions.map((action) => {
    const [activates, blocked] = [
      (chosen ? chosen.wakes[action] : plan?.actions[action].wakes)?.length ?? 0,
      plan?.actions[action].locked.length ?? 0,
    ];
    return {
      spot: `court:${action}`,
      glyph: `act-${action}`,
      word: actionWord(action),
      activates,
      blocked,
      label: say('page-fe-action-wakes', { action, wakes: activates, sleeps: blocked }),
    };
  });
}

export interface RegionNeeds {
  view: EmpireView;
  before: EmpireView;
  player: Player;
  state: (card: string) => Activation;
}

export function regionFace(region: Region, needs: RegionNeeds): RegionFace {
  const { view, before, player } = needs;
  const [here, was] = [view.boards[player]!.regions[region], before.boards[player]!.regions[region]];
  const name = regionName(region);
  const known = new Set(was.cards.map((one) => one.card));
  const spot = `board:${region}`;
  const off = (kind: Official): Staff => ({
    spot: `${spot}:${kind}`,
    glyph: `off-${kind}`,
    fill: kind,
    count: here.officials[kind],
    change: here.officials[kind] - was.officials[kind],
    label: say('page-fe-staff', { official: kind, count: here.officials[kind], region }),
  });
  const labels = {
    above: say('page-fe-staff-of', { region, count: OFFICIALS.reduce((sum, kind) => sum + here.officials[kind], 0) }),
    below: '',
    workers: say('page-fe-workers', { count: here.workers, region }),
    unrest: say('page-fe-unrest', { level: here.unrest, region }),
  };
  return {
    region: REGIONS.indexOf(region) + 1,
    name,
    spot,
    labels,
    names: { above: say('page-fe-no-officials'), workers: '' },
    above: OFFICIALS.map(off),
    below: null,
    slots: 0,
    workers: {
      spot: `${spot}:worker`,
      glyph: 'worker',
      fill: 'worker',
      count: here.workers,
      change: here.workers - was.workers,
      label: labels.workers,
    },
    level: here.unrest,
    blocked: here.in_revolt,
    before: was.unrest,
    track: view.printed.most_unrest,
    block: null,
    cards: here.cards.map((one) => tuckedFace(one, view, needs.state(one.card), !known.has(one.card))),
    free: freePlaces(view, here.cards.length, region),
  };
}

/** Returns what the free places for cards give. */
function freePlaces(view: EmpireView, taken: number, region: Region): RegionFace['free'] {
  return view.printed.places.slice(taken).map((one, n) => ({
    bits: [{ glyph: 'marker-1', fill: 'marker', count: one.tokens }, ...(one.unrest ? [unrest(`+${one.unrest}`)] : [])],
    label: say('page-fe-place', { place: taken + n + 1, tokens: one.tokens, unrest: one.unrest, region }),
  }));
}

const SITE_FILLS: Record<string, Fill> = { west: 'turquoise', centre: 'gold', east: 'vermilion' };

export function wallSites(view: EmpireView, before: EmpireView, mark: (player: Player) => Mark): Site[] {
  return SITES.map((site) => {
    const tile = view.emperor_tiles[site][0];
    return {
      id: site,
      name: siteName(site),
      fill: SITE_FILLS[site] ?? 'gold',
      ...(tile
        ? {
            note: say('page-fe-first-takes'),
            tile: `act-${tile}` as const,
            tileLabel: say('page-fe-emperor-top', { action: tile }),
          }
        : {}),
      sections: SECTIONS.filter((name) => name.startsWith(site)).map((name) => {
        const section = view.walls[name];
        const criterion = section.criterion ?? '';
        return {
          id: name,
          label: section.criterion
            ? say('page-fe-wall-tile', {
                section: name,
                criterion,
                known: view.planning ? 'yes' : 'no',
                met: view.planning?.walls[name].met ?? 0,
              })
            : say('first_empire-section', { section: name }),
          bits: section.criterion ? criterionBits(criterion) : [],
          word: criterion === 'sets' ? '' : section.criterion ? say('page-fe-criterion', { criterion }) : '',
          now: view.planning ? `×${view.planning.walls[name].met}` : '',
          slots: section.slots.map((slot, n) => ({
            spot: `wall:${name}:slot:${n + 1}`,
            rods: slot.rods,
            vp: String(section.points_by_rods?.[slot.rods - 1] ?? ''),
            owner: slot.wall === null ? null : mark(slot.wall),
            ...(slot.wall === null && view.planning?.walls[name].brings[n] != null
              ? { now: `+${view.planning.walls[name].brings[n]}` }
              : {}),
            ghost: slot.wall !== null && before.walls[name].slots[n]?.wall === null,
            label: say('page-fe-slot', {
              slot: n + 1,
              rods: slot.rods,
              points: section.points_by_rods?.[slot.rods - 1] ?? 0,
              ...named(slot.wall === null ? null : mark(slot.wall), 'owner'),
              taken: slot.wall === null ? 'no' : 'yes',
              brings: view.planning?.walls[name].brings[n] ?? -1,
            }),
          })),
        };
      }),
    };
  });
}

export function rewardText(reward: Reward): string {
  const where = reward.regions.length < REGIONS.length ? reward.regions.map(regionName).join(' / ') : '';
  const named = reward.reward === 'recruit' ? `: ${reward.officials.map(officialName).join(', ')}` : '';
  const text = say('first_empire-reward', { reward: reward.reward, count: reward.count });
  return `${text}${named}${where ? ` (${where})` : ''}`;
}

/**
 * Returns the regions of a reward: one by its name, several by their initials, which all differ, or in how many of them
 * unrest is reset.
 */
function whereOf(reward: Reward): string {
  if (reward.reward === 'reset_unrest') return `×${reward.count}`;
  if (reward.regions.length >= REGIONS.length) return '';
  const names = reward.regions.map(regionName);
  return names.length === 1 ? (names[0] ?? '') : names.map((name) => name.slice(0, 1)).join('·');
}

export function rewardRows(
  view: EmpireView,
  taken: (aspect: Aspect, round: number) => Player | null,
  mark: (player: Player) => Mark,
): RewardRow[] {
  return view.rewards.map((row) => ({
    id: row.aspect,
    glyph: aspectGlyph(row.aspect),
    fill: FILLS[row.aspect],
    name: aspectName(row.aspect),
    note: rewardNote(view, row.aspect),
    cells: row.rounds.map((reward, n) => {
      const taker = taken(row.aspect, n + 1);
      return {
        spot: n + 1 === view.round ? `reward:${row.aspect}` : `later:${row.aspect}:${n + 1}`,
        bits: rewardBits(reward),
        where: whereOf(reward),
        words: rewardText(reward),
        taken: taker === null ? null : mark(taker),
        label: say('page-fe-reward', {
          aspect: row.aspect,
          round: n + 1,
          text: rewardText(reward),
          ...named(taker === null ? null : mark(taker), 'taker'),
          taken: taker === null ? 'no' : 'yes',
        }),
      };
    }),
    race: view.races[row.aspect].map((one) => ({ mark: mark(one.player), value: one.value })),
  }));
}

/** Returns what a reward would give the viewer, or that it is out of reach. */
function rewardNote(view: EmpireView, aspect: Aspect): string {
  const plan = view.planning?.rewards[aspect];
  if (!plan) return '';
  return plan.refusal ? say('page-fe-cannot-take') : plan.brings ? say('page-fe-brings', { points: plan.brings }) : '';
}

export function seatFace(view: EmpireView, before: EmpireView, player: Player, mark: Mark, about: string): SeatFace {
  const board = view.boards[player]!;
  const backs = view.backs[player];
  return {
    mark,
    about,
    backs: backs ? ASPECTS.flatMap((name) => Array.from({ length: backs[name] }, () => name)) : [],
    markers: ASPECTS.map((name) => ({
      glyph: aspectGlyph(name),
      fill: FILLS[name],
      value: tokenText(view, player, name),
      label: say('page-fe-tokens', {
        aspect: name,
        count: board.tokens[name],
        large: view.large_tokens[name] === player ? 'yes' : 'no',
      }),
    })),
    now: { before: earnedBy(before, player), after: earnedBy(view, player) },
    end: { before: before.totals[player] ?? 0, after: view.totals[player] ?? 0 },
    regions: REGIONS.map((name) => {
      const here = board.regions[name];
      return {
        cards: here.cards.map((one) => cardAspect(view.printed.cards[one.card]?.type ?? 'writing')),
        room: view.printed.places.length,
        unrest: here.unrest,
        blocked: here.in_revolt,
        officials: OFFICIALS.reduce((sum, kind) => sum + here.officials[kind], 0),
        workers: here.workers,
        label: say('page-fe-mini', {
          region: name,
          cards: here.cards.length,
          level: here.unrest,
          officials: OFFICIALS.reduce((sum, kind) => sum + here.officials[kind], 0),
          workers: here.workers,
          governors: here.governors,
          palaces: here.palaces,
        }),
      };
    }),
  };
}

function tokenText(view: EmpireView, player: Player, name: Aspect): string {
  const small = view.boards[player]?.tokens[name] ?? 0;
  return view.large_tokens[name] === player ? `${small}+${view.printed.large_token}` : String(small);
}

/** Finds out from the events who took which reward. */
export function takers(events: readonly EmpireEvent[]): (aspect: Aspect, round: number) => Player | null {
  const found = new Map<string, Player>();
  for (const event of events)
    if (event.event === 'reward')
      found.set(`${event.aspect}/${event.round}`, event.seat === 'li_si' ? 1 : (event.seat ?? 0));
  return (name, round) => found.get(`${name}/${round}`) ?? null;
}
