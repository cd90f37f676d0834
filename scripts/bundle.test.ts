/** Bundles made at the same time: a start makes those of the demo world during the build. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundle, bundleForBrowser, sourceOf } from './bundle.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-bundles-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('are all made, whichever is ready first', async () => {
  const [files] = await Promise.all([
    bundle(['worker'], folder),
    bundleForBrowser('lib/first-interaction/start-page', folder),
  ]);
  expect([...files, path.join(folder, 'start-page.js')].every((file) => fs.statSync(file).size > 0)).toBe(
    true,
  );
});

describe('the source of an entry', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    fs.readFileSync('package.json', 'utf8'),
  );
  const entries = Object.values(scripts).flatMap((script) =>
    Array.from(script.matchAll(/scripts\/(?:bootstrap|run)\.mjs (\S+)/g), ([, entry = '']) => entry),
  );

  it.each(entries)('of a command is there: %s', (entry) => {
    expect(fs.existsSync(sourceOf(entry))).toBe(true);
  });

  it('is never one of several', () => {
    expect(sourceOf('fuzz')).toBe(path.join('tools', 'fuzz', 'fuzz.ts'));
    // Both stand-ins have such a file; it is no entry.
    expect(() => sourceOf('stand-in')).toThrow('stripe-stand-in');
  });
});
