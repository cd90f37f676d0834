/** What `package.json` says twice, as npm and Bun read it by other names, or as a platform has its own package. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));
const {
  dependencies,
  optionalDependencies,
  allowScripts,
  trustedDependencies,
}: Record<string, Record<string, string | boolean>> & { trustedDependencies: string[] } =
  read('package.json');

it('pins one version of Node for every platform', () => {
  const ofPlatforms = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'));
  expect(ofPlatforms.length).toBeGreaterThan(0);
  for (const [name, version] of ofPlatforms) expect(version, name).toBe(dependencies?.node);
});

it('lets the same packages run scripts, whoever installs; only npm needs that of Node', () => {
  const allowed = Object.entries(allowScripts ?? {}).flatMap(([name, may]) => (may === true ? [name] : []));
  expect(allowed).toContain('node');
  expect(trustedDependencies.toSorted()).toEqual(allowed.filter((name) => name !== 'node').toSorted());
});

it('pins what installs', () => {
  const { packages } = read('scripts/installer/package-lock.json');
  const { bun } = read('scripts/installer/package.json').dependencies;
  expect(packages['node_modules/bun'].version).toBe(bun);
  const brought = Object.entries<{ integrity?: string }>(packages).filter(([place]) => place !== '');
  for (const [place, { integrity }] of brought) expect(integrity, place).toMatch(/^sha512-/);
});
