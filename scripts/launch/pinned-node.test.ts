/** The Node version is stated for npm, version managers, the image, and with its checksums. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

it('pins the same version of Node everywhere', () => {
  const { dependencies, allowScripts } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(`${dependencies.node}\n`).toBe(fs.readFileSync('.nvmrc', 'utf8'));
  const binaries = JSON.parse(fs.readFileSync('scripts/supply/node-binaries.json', 'utf8'));
  expect(binaries.version).toBe(dependencies.node);
  expect(fs.readFileSync('Dockerfile', 'utf8')).toContain(`FROM node:${dependencies.node}-`);
  // The package downloads Node in an install script.
  expect(allowScripts.node).toBe(true);
});
