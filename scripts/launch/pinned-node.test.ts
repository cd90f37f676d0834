/** One version of Node, said where npm reads it and where version managers do. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

it('pins the same version of Node for npm and for version managers', () => {
  const { dependencies, allowScripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(`${dependencies.node}\n`).toBe(fs.readFileSync('.nvmrc', 'utf8'));
  // Its package fetches it by a script.
  expect(allowScripts.node).toBe(true);
});
