import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareChunks } from '@/scripts/launch/share-chunks';

const require = createRequire(import.meta.url);
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-chunks-'));
  fs.mkdirSync(path.join(folder, 'ssr'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const long = `module.exports = [\n1, (() => '${'x'.repeat(500)}')\n];`;

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), `${text}\n//# sourceMappingURL=${name}.map`);
  fs.writeFileSync(path.join(folder, `${name}.map`), '{}');
}

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
/** What a server gets that loads the file. */
const load = (name: string): unknown => require(path.join(folder, name));

test('files with the same modules are one when they are loaded', () => {
  for (const name of ['[a]_1.js', '[a]_2.js', 'ssr/b.js']) write(name, long);
  expect(shareChunks(folder)).toBeGreaterThan(900);
  expect(load('[a]_2.js')).toBe(load('[a]_1.js'));
  expect(load('ssr/b.js')).toBe(load('[a]_1.js'));
  expect(read('[a]_1.js')).toContain(long);
});

test('the map of the file that is left stays, and its copies have none', () => {
  for (const name of ['1.js', '2.js']) write(name, long);
  shareChunks(folder);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['1.js', '1.js.map', '2.js', 'ssr']);
});

test.each([
  ['other modules', long, long.replace('x', 'y')],
  ['a program that runs by itself', `run('${'x'.repeat(500)}')`, `run('${'x'.repeat(500)}')`],
  ['what is shorter than the way there', 'module.exports = [1];', 'module.exports = [1];'],
])('%s: left as it is', (_what, one, other) => {
  write('1.js', one);
  write('2.js', other);
  expect(shareChunks(folder)).toBe(0);
  expect(read('2.js')).toContain(other);
});

test('a second time nothing is left to share', () => {
  for (const name of ['1.js', '2.js']) write(name, long);
  shareChunks(folder);
  expect(shareChunks(folder)).toBe(0);
});
