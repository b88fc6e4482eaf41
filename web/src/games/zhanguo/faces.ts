/** Turns ZhanGuo's view into what the shared parts draw. Numbers are looked up and arranged, never judged. */

import type { ActionFace } from '../../euro/Court.svelte';
import type { FreePlace, RegionFace } from '../../euro/RegionColumn.svelte';
import type { RewardRow } from '../../euro/Rewards.svelte';
import type { ScoreRow } from '../../table/ScoreTable.svelte';
import type { SeatFace } from '../../euro/SeatStrip.svelte';
import type { CardFace, Staff, TuckedFace, Activation } from '../../euro/types';
import type { Mark } from '../../table/marks';
import type { Site, WallSlot } from '../../euro/Wall.svelte';
import { say } from '../../lib/words.svelte';
import { named, who, type Speaker } from '../../table/speaker';
import { bonusBits, criterionBits, criterionUnit, rewardBits } from './pictures';
import { actionWord, aspectName, bonusText, cardText, criterionText, regionName, rewardText } from './speech';
import {
  ACTION_GLYPHS,
  ASPECT_GLYPHS,
  ASPECTS,
  COLOURS,
  FINAL_SOURCES,
  HIGHER,
  OFFICIAL_GLYPHS,
  PLAYERS,
  SITES,
  SOURCES,
  type ActionName,
  type Officials,
  type ZCard,
  type ZEvent,
  type ZRegion,
  type ZView,
  type ZWall,
} from './types';

export function marksOf(view: ZView, { name, you }: Speaker): Mark[] {
  return view.seats.map((_, seat) => ({
    colour: PLAYERS[seat] ?? 'blue',
    letter: say('zhanguo-seat-letter', { seat }),
    name: name(seat),
    you: you(seat),
  }));
}

export function cardFace(card: ZCard): CardFace {
  return {
    spot: `hand:${card.number}`,
    number: String(card.number),
    aspect: card.aspect,
    aspectGlyph: ASPECT_GLYPHS[card.aspect],
    trigger: ACTION_GLYPHS[card.trigger],
    triggerWord: actionWord(card.trigger),
    way: (HIGHER as readonly string[]).includes(card.trigger) ? 'higher' : 'lower',
    bonus: bonusBits(card),
    text: bonusText(card),
    label: cardText(card),
  };
}

// -- a board

/** Returns what the open turn does with a tucked card: the server offers it, it has been used, or it is blocked. */
function activationOf(
  view: ZView,
  seat: number,
  card: ZCard,
  place: number,
  usable: ReadonlySet<string> | null,
): Activation {
  if (view.to_move !== seat) return null;
  if (usable?.has(`tucked:${card.number}`)) return 'wakes';
  if (view.now.used.includes(place)) return 'used';
  const plan = view.now.action ? view.planning?.court.actions[view.now.action] : null;
  if (!plan || !view.now.woken) return null;
  return plan.locked.includes(card.number) ? 'sleeps' : !usable && plan.wakes.includes(card.number) ? 'wakes' : null;
}

function staffOf(now: Officials, before: Officials, area: 'above' | 'below', region: number): Staff[] {
  return COLOURS.map((colour) => ({
    spot: `board:${region}:${area}:${colour}`,
    glyph: OFFICIAL_GLYPHS[colour],
    fill: colour,
    count: now[colour],
    change: now[colour] - before[colour],
    label: say('page-zhanguo-officials', { colour, area, region, count: now[colour] }),
  }));
}

function freePlaces(data: ZRegion): FreePlace[] {
  const next = data.next_card;
  return Array.from({ length: 3 - data.cards.length }, (_, n) => {
    if (n > 0 || !next) return { bits: [{ text: '·' }], label: say('page-zhanguo-free-place') };
    return {
      bits: [
        { glyph: 'marker-1', fill: 'marker', count: next.markers },
        ...(next.unrest
          ? [{ text: '·' }, { glyph: 'unrest' as const, fill: 'unrest' as const, count: `+${next.unrest}` }]
          : []),
      ],
      label: say('page-zhanguo-next-card', { markers: next.markers, unrest: next.unrest }),
    };
  });
}

export function regionFaces(
  view: ZView,
  before: ZView,
  seat: number,
  usable: ReadonlySet<string> | null,
): RegionFace[] {
  const data = view.seats[seat];
  const old = before.seats[seat];
  return (data?.regions ?? []).map((one, at) => regionFace(view, seat, at, one, old?.regions[at] ?? one, usable));
}

function regionFace(
  view: ZView,
  seat: number,
  at: number,
  data: ZRegion,
  old: ZRegion,
  usable: ReadonlySet<string> | null,
): RegionFace {
  const region = at + 1;
  const known = new Set(old.cards.map((card) => card.number));
  const cards: TuckedFace[] = data.cards.map((card, n) => ({
    ...cardFace(card),
    spot: `tucked:${card.number}`,
    state: activationOf(view, seat, card, at * 3 + n, usable),
    fresh: !known.has(card.number),
  }));
  const worded = (area: string, value: number) =>
    say('page-zhanguo-area', {
      area,
      region,
      count: value,
      level: data.unrest,
      track: data.track ?? 0,
      block: data.no_palace_from ?? 0,
    });
  const sum = (officials: Officials) => COLOURS.reduce((total, colour) => total + officials[colour], 0);
  return {
    region,
    name: regionName(region),
    cards,
    free: freePlaces(data),
    slots: 2,
    level: data.unrest,
    blocked: data.asleep,
    before: old.unrest,
    track: data.track ?? 0,
    block: data.no_palace_from,
    spot: `board:${region}`,
    labels: {
      above: worded('above', sum(data.governors_area)),
      below: worded('below', sum(data.workers_area)),
      workers: worded('workers', data.workers),
      unrest: worded('unrest', data.unrest),
    },
    names: { above: say('page-zhanguo-office'), workers: say('page-zhanguo-work') },
    above: staffOf(data.governors_area, old.governors_area, 'above', region),
    below: staffOf(data.workers_area, old.workers_area, 'below', region),
    workers: {
      spot: `board:${region}:worker`,
      glyph: 'worker',
      fill: 'worker',
      count: data.workers,
      change: data.workers - old.workers,
      label: worded('workers', data.workers),
    },
  };
}

// -- the middle

/** Returns the actions with what they would activate: with the card in play, or with any card in hand. */
export function actionFaces(view: ZView, names: readonly ActionName[], card: number | null): ActionFace[] {
  return names.map((action) => {
    const plan = view.planning?.court.actions[action];
    const chosen = card === null ? null : view.planning?.court.hand.find((one) => one.card === card);
    const activates = chosen ? (chosen.wakes[action]?.length ?? 0) : card === null ? (plan?.wakes.length ?? 0) : 0;
    const blocked = chosen ? (chosen.sleeps[action]?.length ?? 0) : card === null ? (plan?.locked.length ?? 0) : 0;
    return {
      spot: `court:${action}`,
      glyph: ACTION_GLYPHS[action],
      word: actionWord(action),
      never: action === 'reassign',
      activates,
      blocked: activates ? 0 : blocked,
      label: say('page-zhanguo-action-label', {
        action,
        wakes: activates,
        sleeps: blocked,
        chosen: card === null ? 'no' : 'yes',
      }),
    };
  });
}

export function courtBy(events: readonly ZEvent[], speaker: Speaker): string {
  const last = events.findLast((event) => event.event === 'court');
  return last ? say('page-zhanguo-court-by', { ...who(speaker, last.seat ?? 0), action: String(last['action']) }) : '';
}

export function sitesOf(view: ZView, before: ZView, marks: readonly Mark[], seat: number | null): Site[] {
  return SITES.map((site) => ({
    id: site,
    fill: site,
    name: say('page-zhanguo-site', { site }),
    sections: view.walls.flatMap((wall, at) => {
      if (wall.site !== site) return [];
      const number = (at % 2) + 1;
      const tile = wall.vp && wall.criterion ? criterionText(wall.criterion, wall.vp) : '';
      const brings = seat === null ? null : (wall.brings?.[seat] ?? null);
      const vp = brings ? ` (${say('zhanguo-brings', { vp: brings.join(' / ') })})` : '';
      const met = view.planning?.walls[at]?.met;
      const slots = wall.slots.map((_, rods): WallSlot =>
        slotFace(wall, rods, before.walls[at]?.slots[rods] ?? null, number, marks, seat),
      );
      return [
        {
          id: `${site} ${number}`,
          slots,
          bits: wall.criterion ? criterionBits(wall.criterion) : [],
          label: `${say('zhanguo-site-name', { site })} ${number}: ${tile}${vp}`,
          word: wall.criterion ? say('page-zhanguo-criterion-unit', { unit: criterionUnit(wall.criterion) }) : '',
          ...(wall.criterion ? { long: say('zhanguo-criterion', { criterion: wall.criterion }) } : {}),
          now: met === undefined ? '' : wall.criterion === 'flat' ? `−${met}` : `×${met}`,
        },
      ];
    }),
  }));
}

/** Returns a slot: what is printed there, whose wall is on it, and what it gives its owner or would give the viewer. */
function slotFace(
  wall: ZWall,
  at: number,
  old: number | null,
  number: number,
  marks: readonly Mark[],
  seat: number | null,
): WallSlot {
  const owner = wall.slots[at] ?? null;
  const mark = owner === null ? null : (marks[owner] ?? null);
  const vp = wall.vp?.[at] ?? null;
  const whose = owner ?? seat;
  const brings = whose === null ? null : (wall.brings?.[whose]?.[at] ?? null);
  return {
    spot: `wall:${wall.site}:${number}:slot:${at + 1}`,
    rods: at + 1,
    vp: vp === null ? '' : String(vp),
    owner: mark,
    ghost: owner !== null && old === null,
    ...(brings === null ? {} : owner === null ? { now: `+${brings}` } : { worth: String(brings) }),
    own: owner === seat,
    label: say('page-zhanguo-slot', {
      site: wall.site,
      section: number,
      rods: at + 1,
      vp: vp ?? 0,
      brings: brings ?? -1,
      ...named(mark, 'owner'),
      free: mark ? 'no' : 'yes',
    }),
  };
}

/** Finds out from the events who took the rewards of past rounds. */
export function takenBy(events: readonly ZEvent[]): Record<string, number> {
  const taken: Record<string, number> = {};
  let round = 0;
  for (const event of events) {
    if (event.event === 'round') round = Number(event['round']);
    if (event.event === 'reward' && event['accepted'] === 'yes')
      taken[`${round}/${String(event['aspect'])}`] = event.seat ?? 0;
  }
  return taken;
}

export function rewardRows(view: ZView, events: readonly ZEvent[], marks: readonly Mark[]): RewardRow[] {
  const taken = takenBy(events);
  return ASPECTS.map((aspect) => {
    const plan = view.planning?.rewards[aspect];
    return {
      id: aspect,
      glyph: ASPECT_GLYPHS[aspect],
      fill: aspect,
      name: aspectName(aspect),
      cells: view.rewards_by_round.map((row, n) => {
        const seat = taken[`${n + 1}/${aspect}`];
        const mark = seat === undefined ? null : (marks[seat] ?? null);
        const words = rewardText(row[aspect]);
        const text = say('page-zhanguo-reward-cell', {
          round: n + 1,
          aspect,
          reward: words,
          ...named(mark, 'owner'),
          taken: mark ? 'yes' : 'no',
        });
        return {
          spot: n + 1 === view.round ? `reward:${aspect}` : `reward:${aspect}/${n + 1}`,
          bits: rewardBits(row[aspect].kind),
          where: n + 1 === view.round ? row[aspect].regions.join('|') : '',
          words,
          taken: mark,
          label: text,
        };
      }),
      race: view.races[aspect].flatMap(({ seat, value }) => (marks[seat] ? [{ mark: marks[seat], value }] : [])),
      ...(plan?.brings ? { note: `+${plan.brings} ${say('euro-vp')}` } : {}),
    };
  });
}

// -- seats and scores

/** Returns the VP that a seat has scored so far. */
export function earnedBy(view: ZView, seat: number): number {
  return Object.values(view.seats[seat]!.earned).reduce((sum, vp) => sum + vp, 0);
}

export function seatFace(view: ZView, then: ZView, seat: number, mark: Mark, about: string): SeatFace {
  const data = then.seats[seat] ?? view.seats[seat]!;
  return {
    mark,
    about,
    now: { before: earnedBy(view, seat), after: earnedBy(then, seat) },
    end: { before: view.seats[seat]!.vp, after: data.vp },
    backs: ASPECTS.flatMap((aspect) => Array.from({ length: data.hand_aspects[aspect] }, () => aspect)),
    markers: ASPECTS.map((aspect) => {
      const { small, big } = data.markers[aspect];
      return {
        glyph: ASPECT_GLYPHS[aspect],
        fill: aspect,
        value: big ? `${small}+③` : String(small),
        label: say('page-zhanguo-markers', { aspect, small, big }),
      };
    }),
    regions: data.regions.map((region, n) => {
      const count = (officials: Officials) => COLOURS.reduce((sum, colour) => sum + officials[colour], 0);
      const officials = count(region.governors_area) + count(region.workers_area);
      return {
        cards: region.cards.map((card) => card.aspect),
        room: 3,
        unrest: region.unrest,
        blocked: region.asleep,
        officials,
        workers: region.workers,
        label: say('page-zhanguo-mini', {
          region: n + 1,
          cards: region.cards.length,
          unrest: region.unrest,
          track: region.track ?? 0,
          officials,
          workers: region.workers,
        }),
      };
    }),
  };
}

export function scoreRows(view: ZView): ScoreRow[] {
  const auction = view.options['boards'] === 'auction';
  const boards = view.options['boards'] !== 'a';
  const earned = SOURCES.filter((source) => (source === 'auction' ? auction : source === 'boards' ? boards : true));
  return [
    ...earned.map((source, n) => ({
      id: source,
      label: say('zhanguo-source', { source }),
      values: view.seats.map((seat) => seat.earned[source] ?? 0),
      ...(n ? {} : { group: say('page-zhanguo-on-the-way') }),
    })),
    ...FINAL_SOURCES.map((source, n) => ({
      id: source,
      label: say('zhanguo-source-name', { source }),
      values: view.seats.map((seat) => seat.if_it_ended_now[source] ?? 0),
      ...(n ? {} : { group: say('page-zhanguo-at-the-end') }),
    })),
  ];
}
