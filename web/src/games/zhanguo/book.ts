/** The rules of ZhanGuo by number, with their pictures. */

import type { RuleBook } from '../../table/RulesText.svelte';
import Pictures from './Pictures.svelte';

export const BOOK: RuleBook = { letter: 'Z', messages: 'zhanguo', Picture: Pictures };
