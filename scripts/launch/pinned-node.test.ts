/** The Node version is stated both for npm and for version managers. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

it('pins the same version of Node for npm and for version managers', () => {
  const { dependencies, allowScripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(`${dependencies.node}\n`).toBe(fs.readFileSync('.nvmrc', 'utf8'));
  // The package downloads Node in an install script.
  expect(allowScripts.node).toBe(true);
});
