import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/server-only.ts` };

/** For tests with a database, which sign in and fail to hundreds of times: what a hash takes is tested without one. */
const cheapPasswords = { '@/server/auth/password-cost': `${root}tests/support/password-cost.ts`, ...alias };

const filesOf = (...patterns: string[]) => fs.globSync(patterns, { cwd: root });
const textOf = (file: string) => fs.readFileSync(root + file, 'utf8');

/** Changes what is read or loaded once in a process: a setting, or a module itself. */
const changesProcess = /\bprocess\.env\.\w+ \??= |\bvi\.(mock|doMock|stubEnv|resetModules)\(/;

/** What a test imports that does so; the settings that database.ts makes are those of every file. */
const changers = filesOf('tests/support/*.ts')
  .filter((file) => !file.endsWith('/database.ts') && changesProcess.test(textOf(file)))
  .map((file) => `@/${file.replace(/\.ts$/, '')}'`);

/**
 * Two projects of the same tests: files that share a process one after the other, and with it what they import, and
 * those that need one to themselves.
 */
function apart(name: string, patterns: string[], test: object, replaced = alias) {
  const files = filesOf(...patterns);
  const needsProcess = (text: string) =>
    changesProcess.test(text) || changers.some((changer) => text.includes(changer));
  const alone = files.filter((file) => needsProcess(textOf(file)));
  const project = (named: object) => ({
    resolve: { alias: replaced },
    test: { environment: 'node' as const, testTimeout: 60_000, ...test, ...named },
  });
  // Those with a process each go first: what they leave idle is taken by what runs beside them then.
  return [
    project({ name, include: patterns, exclude: alone, isolate: false, sequence: { groupOrder: 1 } }),
    project({ name: `${name}-alone`, include: alone, sequence: { groupOrder: 0 } }),
  ];
}

/** Draws its cases, goes over every call, lets many contend, or starts servers and waits for them. */
const lastsLong =
  /'fast-check'|\brouteModules\b|\bcontend\(|\/operations\/support\/|\bstartPostgres\b|from 'node:net'/;

/** Vitest begins with the largest files: small ones that last long would end after all others, and alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(sorted.filter(({ moduleId }) => lastsLong.test(fs.readFileSync(moduleId, 'utf8'))));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}

/** The rules about days and money again, elsewhere in the world: none may depend on the zone of the process. */
const unitIn = (name: string, zone: string) => ({
  resolve: { alias },
  test: {
    name,
    isolate: false,
    include: ['lib/{dates,calendar,money,format,listings}/**/*.test.ts'],
    environment: 'node' as const,
    testTimeout: 30_000,
    env: { TZ: zone },
    setupFiles: ['tests/support/stubs.ts'],
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      ...apart('unit', ['{lib,server,components,emails,scripts,tools,prisma,app}/**/*.test.{ts,tsx}'], {
        env: { TZ: 'UTC' },
        setupFiles: ['tests/support/stubs.ts'],
      }),
      unitIn('unit-new-york', 'America/New_York'),
      unitIn('unit-tokyo', 'Asia/Tokyo'),
      ...apart(
        'api',
        ['tests/**/*.test.{ts,tsx}'],
        {
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/stubs.ts', 'tests/support/database.ts'],
          hookTimeout: 60_000,
        },
        cheapPasswords,
      ),
      {
        // What the built site answers without a browser; `npm run test:e2e` starts it and sets the E2E_ variables.
        resolve: { alias },
        test: {
          name: 'site',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/stubs.ts'],
          testTimeout: 180_000,
          // The crawl renders every page for the first time.
          hookTimeout: 300_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
