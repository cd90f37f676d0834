import fs from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slimChunks } from '@/scripts/launch/slim-chunks';

const require = createRequire(import.meta.url);
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-chunks-'));
  fs.mkdirSync(path.join(folder, 'ssr'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** A module as the bundler writes it. */
const chunk = (word: string) =>
  `module.exports = [\n1, (() => {\n    // → ${word}\n    return '€ ${word}';\n})\n];`;
const long = chunk('zee'.repeat(100));

function write(name: string, text: string): void {
  const lines = text.split('\n').length;
  fs.writeFileSync(path.join(folder, name), `${text}\n//# sourceMappingURL=${encodeURIComponent(name)}.map`);
  // Each line of the file is the same line of the source.
  const mappings = Array.from({ length: lines }, (_line, at) => (at === 0 ? 'AAAA' : 'AACA')).join(';');
  const map = { version: 3, sources: ['source.ts'], sourcesContent: [text], names: [], mappings };
  fs.writeFileSync(path.join(folder, `${name}.map`), JSON.stringify(map));
}

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
/** What a server gets that loads the file. */
const load = (name: string): unknown => require(path.join(folder, name));

test('files with the same modules are one when they are loaded', async () => {
  for (const name of ['[a]_1.js', '[a]_2.js', 'b.js']) write(name, long);
  await slimChunks(folder);
  expect(load('[a]_2.js')).toBe(load('[a]_1.js'));
  expect(load('b.js')).toBe(load('[a]_1.js'));
  expect(fs.readdirSync(folder).toSorted()).toEqual(['[a]_1.js', '[a]_1.js.map', '[a]_2.js', 'b.js', 'ssr']);
});

test('a file leads to one in another folder', async () => {
  for (const name of ['a.js', 'ssr/b.js']) write(name, long);
  await slimChunks(folder);
  expect(load('ssr/b.js')).toBe(load('a.js'));
});

test('files with other modules keep them', async () => {
  write('1.js', long);
  write('2.js', chunk('duin'.repeat(100)));
  await slimChunks(folder);
  expect(read('1.js')).toContain('zeezee');
  expect(read('2.js')).toContain('duinduin');
});

test('no comment and no letter beyond ASCII is left, and what it says is the same', async () => {
  write('1.js', long);
  await slimChunks(folder);
  const text = read('1.js');
  expect(text).toMatch(/^[\0-\x7f]*$/);
  // In what it answers alone, no longer in the comment.
  expect(text.split('zee'.repeat(100))).toHaveLength(2);
  expect(text.length).toBeLessThan(long.length / 1.5);
  const loaded = load('1.js');
  if (!Array.isArray(loaded)) throw new Error('no modules were loaded');
  expect(loaded[1]()).toBe(`€ ${'zee'.repeat(100)}`);
});

test('the map leads to the line of the source', async () => {
  write('1.js', long);
  await slimChunks(folder);
  const column = read('1.js').indexOf('return') + 1;
  const origin = new SourceMap(JSON.parse(read('1.js.map'))).findOrigin(1, column);
  expect(origin).toMatchObject({ fileName: 'source.ts', lineNumber: 4 });
});

test('a program that runs by itself is left as it is', async () => {
  const program = `// Starts.\nglobalThis.started = true;`;
  for (const name of ['1.js', '2.js']) write(name, program);
  await slimChunks(folder);
  expect(read('1.js')).toContain(program);
  expect(read('2.js')).toContain(program);
});

test('a second time nothing changes', async () => {
  for (const name of ['1.js', '2.js']) write(name, long);
  await slimChunks(folder);
  const before = [read('1.js'), read('2.js')];
  await slimChunks(folder);
  expect([read('1.js'), read('2.js')]).toEqual(before);
});
