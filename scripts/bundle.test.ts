/** Bundles that are made at the same time: a start makes those of the demo world beside those of the build. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundle, bundleForBrowser } from './bundle.mjs';

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
