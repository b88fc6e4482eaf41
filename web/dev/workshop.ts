/**
 * The table without a server, for drawing and looking: `npm run dev`, then /dev/?game=three&state=draft&theme=dark&lang=de, or game=zhanguo.
 * It answers with what a real server once said (`scripts/make_fixtures.py`); it is not part of the built page.
 */

import { mount } from 'svelte';
import { Live, type Wire } from '../src/lib/live.svelte';
import { begin, keep } from '../src/lib/prefs.svelte';
import type { Change, Drafted, Incoming, Refusal, Welcome } from '../src/protocol';
import '../src/styles/base.css';
import Workshop from './Workshop.svelte';

interface Fixture {
  welcome: Welcome;
  drafted: Record<string, Drafted>;
  reasons: Record<string, Refusal>;
  hint: string;
}

const wanted = new URLSearchParams(location.search);
const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });

/** A wire that answers from a fixture. */
function wireOf(fixture: Fixture): Wire {
  const wire: Wire = {
    onopen: null, onmessage: null, onclose: null,
    send: (text) => queueMicrotask(() => wire.onmessage?.({ data: JSON.stringify(answer(JSON.parse(text) as Incoming, fixture)) })),
    close: () => undefined,
  };
  queueMicrotask(() => wire.onopen?.());
  return wire;
}

/** The answers of the draft so far: fixtures know drafts by all of them. */
let path: string[] = [];

function drafted(fixture: Fixture, answers: string[], id: number, preview: boolean): unknown {
  const told = fixture.drafted[answers.join('|')];
  if (!told) return null;
  if (!preview) path = answers;
  return { ...told, id, answers, preview };
}

function answer(message: Incoming, fixture: Fixture): unknown {
  const { id } = message;
  const trouble = { type: 'trouble_with', id, code: 'page-workshop', version: 0, values: {}, refusal: null };
  switch (message.type) {
    case 'hello':
    case 'look':
      return { ...fixture.welcome, id };
    case 'draft': {
      const answers = [...path.slice(0, message.keep ?? path.length), ...message.answers];
      if (answers.length) return drafted(fixture, answers, id, message.preview ?? false) ?? trouble;
      path = [];
      return { type: 'drafted', id, seat: 0, version: 0, answers: [], changes: [] as Change[], events: [], steps: [], question: null, options: null, barrier: null, preview: false, ledger: [] };
    }
    case 'why_not':
      return { type: 'reason', id, seat: 0, answer: message.answers.at(-1), refusal: fixture.reasons[message.answers.at(-1) ?? ''] ?? Object.values(fixture.reasons)[0] ?? null };
    case 'hint':
      return { type: 'hinted', id, seat: 0, version: 0, answer: fixture.hint };
    default:
      return trouble;
  }
}

async function start(): Promise<void> {
  await begin();
  const theme = wanted.get('theme');
  if (theme === 'dark' || theme === 'light') keep({ theme });
  const load = files[`./fixtures/${wanted.get('game') ?? 'three'}.json`];
  const target = document.getElementById('app');
  if (!load || !target) return;
  const fixture = await load();
  const live = new Live(() => wireOf(fixture));
  mount(Workshop, { target, props: { live } });
  if (wanted.get('state') === 'draft') setTimeout(() => void live.draftAnswer(0, fixture.hint), 300);
}

void start();
