import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The Python server serves the page, so it is built into the package. Relative addresses let it run under any path.
export default defineConfig({
  plugins: [svelte()],
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
