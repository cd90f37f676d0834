/**
 * Who may import whom: the table of docs and design in one place, read by the linter (plugin.mjs). What is not
 * listed is not allowed.
 */

/** Rooms from the most particular to the most general: the first prefix that fits a file is its room. */
export const rooms = [
  // The document about all calls has to see them.
  { path: 'app/api/openapi.json/', may: ['app/', 'server/', 'lib/'] },
  { path: 'app/api/', may: ['server/', 'lib/', 'app/api/openapi.json/'] },
  { path: 'app/(session)/', may: ['server/', 'lib/'] },
  { path: 'app/', may: ['app/', 'components/', 'lib/', 'server/'] },
  { path: 'components/', may: ['components/', 'lib/'] },
  { path: 'lib/', may: ['lib/'] },
  { path: 'emails/', may: ['emails/', 'lib/'] },
  { path: 'server/', may: ['server/', 'lib/', 'emails/', 'prisma/generated/'] },
  { path: 'prisma/', may: ['prisma/', 'server/', 'lib/', 'tests/factories/'] },
  // The front makes some calls itself.
  { path: 'scripts/web.ts', may: ['scripts/', 'server/', 'lib/', 'app/front-calls'] },
  { path: 'app/front-calls.ts', may: ['app/api/', 'app/fotos/', 'server/'] },
  { path: 'scripts/', may: ['scripts/', 'server/', 'lib/', 'prisma/seed/', 'tests/factories/'] },
  { path: 'tools/', may: ['tools/', 'scripts/', 'server/', 'lib/', 'prisma/seed/', 'tests/factories/'] },
  {
    path: 'tests/',
    may: ['tests/', 'app/', 'components/', 'emails/', 'lib/', 'prisma/', 'scripts/', 'server/', 'tools/'],
  },
  { path: 'e2e/', may: ['e2e/', 'lib/', 'tests/', 'scripts/', 'tools/'] },
];

/** Folders of `components` that every feature may use. */
export const sharedComponents = ['ui', 'forms', 'layout'];

/** Which screen is composed of another feature's parts, besides the shared ones. */
export const compositions = {
  accounts: ['second-factors'],
  'booking-requests': ['listings', 'manual-bookings', 'messages', 'requests', 'stays'],
  calendar: ['stays'],
  'calendar-feeds': ['channel-calendar'],
  'channel-calendar': ['holidays', 'listing-form', 'manual-bookings'],
  'contact-requests': ['messages', 'requests'],
  favorites: ['listings'],
  'guest-stays': ['booking-requests', 'listings', 'messages', 'reviews', 'stays'],
  home: ['listings', 'search'],
  layout: ['favorites', 'cookies', 'impersonation'],
  'listing-form': ['billing', 'listings', 'profile'],
  listings: ['calendar', 'favorites', 'landlord-facts', 'reviews', 'stays'],
  'manage-listings': ['billing', 'listings'],
  map: ['listings', 'stays'],
  moderation: ['listings'],
  news: ['listings'],
  planning: ['channel-calendar', 'manual-bookings'],
  profile: ['second-factors', 'sessions'],
  search: ['listings'],
  stays: ['holidays'],
  today: ['booking-requests', 'invitations', 'manage-listings', 'news', 'statistics'],
  users: ['billing'],
};

/** Files of a feature in `server` that no other feature may import: a row leaves its feature only as an answer. */
export const privateServerFiles = ['select', 'serialize'];

/** Packages that only some rooms may use. */
export const packages = [
  // Its own `z` brings its messages in fifty languages to browsers (lib/api/zod-parts.ts).
  { pattern: /^zod$/, only: ['lib/api/zod', 'server/', 'scripts/', 'tools/', 'tests/'] },
  // By itself it asks for the page of every link in sight.
  { pattern: /^next\/link$/, only: ['components/ui/link'] },
  { pattern: /^next\/headers$/, only: ['server/auth/', 'server/http/', 'tests/'] },
  { pattern: /^(pg|@prisma\/.*)$/, only: ['server/', 'scripts/', 'tools/', 'prisma/', 'tests/', 'e2e/'] },
  // One run of its jobs may leave some: tests have a way of their own to run them all.
  { pattern: /^graphile-worker$/, only: ['server/worker/', 'scripts/postgres/', 'tests/support/run-jobs'] },
  // Heavy: fetched by the charts alone.
  { pattern: /^recharts$/, only: ['components/statistics/'] },
  // It opens what strangers send: in a process that may die of it (server/features/photos/decode.ts).
  { pattern: /^sharp$/, only: ['server/features/photos/decoder/', 'scripts/', 'prisma/', 'tests/', 'e2e/'] },
  {
    pattern: /^(node:.*|pino|nodemailer|undici)$/,
    not: ['lib/', 'components/', 'emails/'],
  },
];

/** Where `process.env` may be read. */
export const envReaders = ['server/env.ts', 'lib/public-env.ts', 'scripts/', 'tools/', 'tests/', 'e2e/'];
