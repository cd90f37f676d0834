import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { findLanguageBy } from '@/lib/languages/language';

// Fonts exist only in a build.
vi.mock('next/font/local', () => ({ default: () => ({ variable: '', className: '' }) }));

/** Modules that run as they load, in a browser or a worker, which have one language for as long as they run. */
const startsByItself = new Set([
  'lib/first-interaction/start-page.ts',
  'lib/first-interaction/wake-page.ts',
  'lib/offline/offline-page.ts',
  'lib/offline/offline-worker.ts',
  'lib/statements/statement-worker.ts',
]);

const folders = ['app', 'components', 'emails', 'lib', 'server'];
const isLoaded = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isLoaded)
    .map((file) => `${folder}/${file}`)
    .filter((file) => !startsByItself.has(file)),
);

it('no module reads a text while it loads: it would have one language from then on', async () => {
  const readers: string[] = [];
  let loading = '';
  findLanguageBy(() => {
    readers.push(
      `${loading}: ${new Error().stack?.split('\n').find((line) => !/lib\/(languages|paths)|Reflect|Error/.test(line))}`,
    );
    return 'nl';
  });
  for (const file of files) {
    loading = file;
    await import(`../../${file}`);
  }
  expect(readers).toEqual([]);
}, 120_000);
