import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['src/protocol.ts', 'src/views/', 'public/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Sets and maps here are built once and replaced whole, so the plain ones will do.
      'svelte/prefer-svelte-reactivity': 'off',
      // A quoted space in a template is the one that survives formatting.
      'svelte/no-useless-mustaches': 'off',
      // The compiler and svelte-check warn about different things.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
