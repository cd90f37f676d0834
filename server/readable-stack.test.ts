import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { readableStack } from '@/server/readable-stack';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-stack-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function stackOfBuilt(sourcemap: boolean): Promise<string> {
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true });
  const source = path.join(folder, 'server', 'faulty.ts');
  fs.writeFileSync(source, '// one\n// two\nexport const stack = new Error("fault").stack;\n');
  const outfile = path.join(folder, `built-${sourcemap}.mjs`);
  await build({ entryPoints: [source], outfile, bundle: true, minify: true, format: 'esm', sourcemap });
  // As Node writes it: the test runner may already apply source maps.
  const column = fs.readFileSync(outfile, 'utf8').indexOf('new Error') + 1;
  return `Error: fault\n    at make (${pathToFileURL(outfile)}:1:${column})`;
}

it('says where in the sources a built error was made', async () => {
  const stack = await stackOfBuilt(true);
  expect(stack).toContain('built-true.mjs:1:');
  expect(readableStack(stack)).toContain('at make (server/faulty.ts:3:22)');
  expect(readableStack(stack)).not.toContain('built-true.mjs');
});

it('leaves what has no map as it is', async () => {
  const stack = await stackOfBuilt(false);
  expect(readableStack(stack)).toBe(stack);
});

it('leaves what cannot be read as it is', async () => {
  fs.writeFileSync(path.join(folder, 'torn.mjs.map'), '{"version":3,');
  const stack = `Error: fault\n    at ${path.join(folder, 'torn.mjs')}:1:1`;
  expect(readableStack(stack)).toBe(stack);
});
