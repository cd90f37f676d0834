import fs from 'node:fs';
import { expect, it } from 'vitest';
import { findLanguageBy } from '@/lib/languages/language';

const folders = ['app', 'components', 'emails', 'lib', 'server'];
const isLoaded = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file);
const files = folders.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isLoaded)
    .map((file) => `${folder}/${file}`),
);

it('no module reads a text while it loads: it would have one language from then on', async () => {
  const readers: string[] = [];
  let loading = '';
  findLanguageBy(() => {
    readers.push(
      `${loading}: ${new Error().stack?.split('\n').find((line) => !/lib\/languages|Reflect|Error/.test(line))}`,
    );
    return 'nl';
  });
  for (const file of files) {
    loading = file;
    await import(`../../${file}`).catch(() => undefined);
  }
  expect(readers).toEqual([]);
}, 120_000);
