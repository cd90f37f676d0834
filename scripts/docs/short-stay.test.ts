import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folders = ['lib/short-stay-reports', 'server/features/short-stay', 'tests/api', 'tests/jobs'];
const sources = folders
  .flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  )
  .join('\n');

const [, table = ''] = fs
  .readFileSync('docs/rules/short-stay-reports.md', 'utf8')
  .split('## What nobody would guess');
const rows = [...table.matchAll(/^\| (\d+) .*\| (.+?) +\|$/gm)].map(([, number, test = '']) => ({
  number: Number(number),
  test,
}));

it('each of the 28 behaviours of the entry point has a row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
});

it.each(rows)('$number is held by a test: $test', ({ test }) => {
  expect(sources).toContain(`'${test}'`);
});
