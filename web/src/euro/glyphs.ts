/** The pictures of `Sprite.svelte` by name. */
export const GLYPHS = [
  'act-recruit', 'act-reassign', 'act-elixir', 'act-governor', 'act-hire', 'act-palace', 'act-wall', 'asp-writing',
  'asp-currency', 'asp-laws', 'off-military', 'off-civilian', 'off-inspector', 'off-alchemist', 'off-architect', 'off-general',
  'official', 'cards3', 'worker', 'governor', 'palace', 'wall', 'rods-1', 'rods-2',
  'rods-3', 'soldier', 'ship', 'gourd', 'master', 'unrest', 'vp', 'emperor',
  'marker-1', 'marker-2', 'marker-3', 'higher', 'lower', 'then', 'wake', 'lock',
  'nopalace', 'flag', 'disc', 'deck',
] as const;

export type Glyph = (typeof GLYPHS)[number];

/** Pictures that colours tell apart at a glance, and what their letter is asked by (`euro-letter`). */
export const LETTERED: Partial<Record<Glyph, string>> = {
  'asp-writing': 'writing', 'asp-currency': 'currency', 'asp-laws': 'laws', gourd: 'alchemists', 'off-military': 'military', 'off-civilian': 'civilian',
  'off-inspector': 'inspector', 'off-alchemist': 'alchemist', 'off-architect': 'architect', 'off-general': 'general',
};
