import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the names of all scripts and styles for the service worker; they have hashes, so they make its version. It
 * lists the files that were written: Vite drops scripts that would be empty only after the bundle has been put together.
 */
export function shell(): Plugin {
  return {
    name: 'shell',
    writeBundle({ dir = '' }) {
      const assets = readdirSync(join(dir, 'assets'))
        .filter((name) => /\.(js|css)$/.test(name))
        .map((name) => `assets/${name}`)
        .sort();
      const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12);
      mkdirSync(join(dir, 'sw'), { recursive: true });
      writeFileSync(join(dir, 'sw', 'assets.js'), `self.SHELL = ${JSON.stringify({ version, assets }, null, 1)};\n`);
    },
  };
}
