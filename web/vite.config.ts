import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { shell } from './shell.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Leaves out the comments of message files, which are for translators. */
const words = (): Plugin => ({
  name: 'tianxia-words',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = await readFile(id.slice(0, -'?raw'.length), 'utf8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n|^\n/gm, ''))};`;
  },
});

// The Python server serves the page, so it is built into the package. Relative addresses let it run under any path.
export default defineConfig({
  plugins: [svelte(), shell(), words()],
  base: './',
  resolve: { alias: { '@locale': here('../src/tianxia/locale') } },
  build: {
    outDir: here('../src/tianxia/server/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content policy allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 200,
  },
  server: {
    fs: { allow: [here('.'), here('../src/tianxia/locale')] },
    proxy: {
      '/api': { target: process.env['TIANXIA_SERVER'] ?? 'http://127.0.0.1:8380', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
