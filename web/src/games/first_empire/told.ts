/** A move of The First Empire in words: as its lines in the log have it; where nothing is told of it, its answers. */

import { eventsAs, viewOf } from '../../lib/typed';
import { listed, say } from '../../lib/words.svelte';
import type { Answered } from '../../protocol';
import { speakerOf } from '../../table/speaker';
import type { Telling } from '..';
import { logLines, namesOf, tombName } from './speech';
import { type EmpireEvent, type EmpireView } from './types';

export function told({ events, answers, view, table }: Telling): string {
  const solo = viewOf<EmpireView>(view).li_si !== null;
  const lines = logLines(eventsAs<EmpireEvent>(events), namesOf(speakerOf(table), solo));
  return lines.length ? lines.map((line) => line.text).join(', ') : listed(answers.map(answerText));
}

/** The few answers of which the log tells nothing. */
function answerText({ question, answer }: Answered): string {
  if (question === 'starting_tile') return say('first_empire-starting-tile', { starting_tile: answer });
  if (question === 'unlock' && answer === '0') return say('page-fe-unlock-none');
  if (['soldier', 'put', 'li_si_soldier'].includes(question)) return answer === 'stop' ? say('page-fe-no-soldier') : tombName(answer);
  return say('first_empire-answer', { answer });
}
