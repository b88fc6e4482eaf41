/** The rules of Qin by number, with their pictures. */

import type { RuleBook } from '../../table/RulesText.svelte';
import Pictures from './Pictures.svelte';

export const BOOK: RuleBook = { letter: 'Q', messages: 'qin', Picture: Pictures };
