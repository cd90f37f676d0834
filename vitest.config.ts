import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/support/server-only.ts` };

/**
 * For tests with a database, which sign in (or fail to) hundreds of times; the cost of hashing is tested without one.
 */
const cheapPasswords = { '@/server/auth/password-cost': `${root}tests/support/password-cost.ts`, ...alias };

/** Tests that change something read or loaded once per process: a setting, or a module. */
const alone = '**/*.alone.test.{ts,tsx}';

/**
 * Two projects for the same kind of tests: files that can share a process, and thus its loaded modules, one after the
 * other; and files that need a process of their own, marked in their names.
 */
function projectPair(name: string, folder: string, test: object, replaced = alias) {
  const project = (named: object) => ({
    resolve: { alias: replaced },
    test: { environment: 'node' as const, testTimeout: 60_000, ...test, ...named },
  });
  // The projects with a process per file come first: the capacity they leave idle is used by those running beside them.
  return [
    project({
      name,
      include: [`${folder}/**/*.test.{ts,tsx}`],
      exclude: [alone],
      isolate: false,
      sequence: { groupOrder: 1 },
    }),
    project({ name: `${name}-alone`, include: [`${folder}/${alone}`], sequence: { groupOrder: 0 } }),
  ];
}

/** Small files that run long: Vitest starts with the largest files, so these would end after all others. */
const lastLong = new Set([
  'tests/access/matrix.test.ts',
  'tests/api/conversation-model.test.ts',
  'tests/api/hostile-input.alone.test.ts',
  'tests/api/search-brute-force.test.ts',
  'tests/contention/calendar.test.ts',
  'tests/contention/unguarded.alone.test.ts',
  'tests/fuzz/fuzz.alone.test.ts',
  'tests/operations/cut-off.test.ts',
  'tests/operations/killed-deals.test.ts',
  'tests/operations/killed.test.ts',
  'tests/operations/machines.test.ts',
  'tests/postgres/embedded.test.ts',
  'tests/search-alerts/same-judge.test.ts',
]);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => lastLong.has(moduleId.slice(root.length));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** The rules about days and money again, in other time zones: none may depend on the zone of the process. */
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
      ...projectPair('unit', '{lib,server,components,emails,scripts,tools,prisma,app}', {
        env: { TZ: 'UTC' },
        setupFiles: ['tests/support/stubs.ts'],
      }),
      unitIn('unit-new-york', 'America/New_York'),
      unitIn('unit-tokyo', 'Asia/Tokyo'),
      ...projectPair(
        'api',
        'tests',
        {
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/stubs.ts', 'tests/support/database.ts'],
          hookTimeout: 60_000,
        },
        cheapPasswords,
      ),
      {
        // The built site's answers without a browser; `npm run test:e2e` starts it and sets the E2E_ variables.
        resolve: { alias },
        test: {
          name: 'site',
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/stubs.ts'],
          testTimeout: 180_000,
          // The crawl renders every page for the first time, which takes long.
          hookTimeout: 300_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
