/** The rules as chapters of ids (those of `RULES.md`). The words are in `locale/`. */

import type { RuleBook } from '../../table/RulesText.svelte';

export const BOOK: RuleBook = {
  letter: 'Z',
  messages: 'zhanguo',
  chapters: [
    { number: '1', rules: ['1-1', '1-2', '1-3', '1-4', '1-5', '1-6', '1-7', '1-8'] },
    { number: '2', rules: ['2-1', '2-2', '2-3'] },
    { number: '3', rules: ['3-1', '3-2', '3-3', '3-4'] },
    { number: '4', rules: ['4-1', '4-2', '4-3', '4-4', '4-5', '4-6', '4-7', '4-8'] },
    { number: '5', rules: ['5-1', '5-2', '5-3', '5-4', '5-5', '5-6', '5-7', '5-8'] },
    { number: '6', rules: ['6-1', '6-2', '6-3', '6-4', '6-5', '6-6', '6-7', '6-8', '6-9'] },
    { number: '7', rules: ['7-1', '7-2', '7-3', '7-4'] },
    { number: '8', rules: ['8-1', '8-2'] },
    { number: '9', rules: ['9-1', '9-2', '9-3', '9-4'] },
    { number: '10', rules: ['10-1', '10-2', '10-3', '10-4', '10-5'] },
  ],
};
