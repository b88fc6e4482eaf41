/** The rules of The First Empire by number, with their pictures. */

import type { RuleBook } from '../../table/RulesText.svelte';
import Pictures from './Pictures.svelte';

export const BOOK: RuleBook = { letter: 'F', messages: 'fe', Picture: Pictures };
