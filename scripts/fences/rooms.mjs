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

/**
 * The folders of a room, and which of them may import which. Nothing leads back to where it began: the linter refuses a
 * circle in these lists (types count as well), and a test refuses a word in them that no import needs any more.
 *
 * - foundation: what every other folder may use, from the lowest up; each of these may use those before it
 * - roots: composition roots, which may import all and are imported by none
 * - shelves: where every folder has a file of its own, which names what the folder does
 * - may: what else; a folder that is not here imports none but the foundation
 */
export const folders = {
  server: {
    foundation: [
      'storage',
      'changes',
      'kept-values',
      'auth',
      'audit',
      'http',
      'jobs',
      'bot-check',
      'mail',
      'erasures',
      'metrics',
    ],
    roots: ['worker'],
    may: {
      accounts: ['account-safety', 'second-factors', 'sessions'],
      billing: ['accounts', 'listings', 'settings'],
      'booking-requests': ['calendar', 'calendar-feeds', 'listings', 'messages', 'requests', 'stays'],
      calendar: ['listings', 'requests'],
      'calendar-feeds': ['calendar', 'listings'],
      'contact-requests': ['listings', 'messages', 'requests'],
      favorites: ['search'],
      'guest-stays': ['booking-requests', 'calendar', 'calendar-feeds', 'messages', 'requests', 'reviews'],
      home: ['search'],
      identities: ['account-safety', 'accounts'],
      impersonation: ['account-safety', 'accounts'],
      'listings/form': ['billing', 'invitations', 'listings', 'lodging-register', 'photos', 'stays'],
      'listings/page': ['calendar', 'landlord-facts', 'listings', 'reviews', 'stays'],
      'listings/removal': ['billing', 'booking-requests', 'listings', 'photos'],
      'manual-bookings': ['booking-requests', 'calendar', 'listings', 'requests'],
      map: ['search'],
      messages: ['listings', 'requests'],
      moderation: [
        'accounts',
        'booking-requests',
        'contact-requests',
        'listings',
        'listings/removal',
        'lodging-register',
        'photos',
        'users',
      ],
      news: ['photos'],
      openapi: ['front'],
      'personal-data': [
        'account-safety',
        'booking-requests',
        'contact-requests',
        'invitations',
        'requests',
        'reviews',
        'search-alerts',
        'second-factors',
        'statistics',
      ],
      photos: ['listings'],
      planning: ['requests', 'stays'],
      profile: ['account-safety', 'accounts'],
      requests: ['settings'],
      restore: ['listings/removal', 'personal-data', 'requests', 'users'],
      'returned-mail': ['requests'],
      reviews: ['listings', 'requests'],
      search: ['calendar', 'listings', 'stays'],
      'search-alerts': ['contact-requests', 'search', 'stays'],
      'search/page': ['map', 'search'],
      'second-factors': ['account-safety'],
      sessions: ['account-safety'],
      sitemap: ['listings'],
      statistics: ['front', 'listings'],
      stays: ['calendar', 'listings', 'requests'],
      'system-health': ['front'],
      today: ['booking-requests', 'calendar-feeds', 'listings', 'messages'],
      users: [
        'account-safety',
        'accounts',
        'booking-requests',
        'contact-requests',
        'listings',
        'listings/removal',
        'personal-data',
        'photos',
        'profile',
        'requests',
        'search-alerts',
        'second-factors',
        'sessions',
      ],
    },
  },
  lib: {
    foundation: ['async', 'api', 'dates', 'format', 'money', 'bot-check', 'cookies', 'forms', 'pages'],
    shelves: ['texts'],
    may: {
      'booking-requests': ['listings', 'requests', 'stays'],
      calendar: ['booking-requests', 'listings', 'stays'],
      'calendar-feeds': ['calendar', 'listings'],
      contact: ['accounts'],
      'contact-requests': ['requests'],
      dashboard: ['booking-requests', 'contact-requests', 'moderation', 'reviews'],
      favorites: ['listings'],
      geometry: ['listings'],
      'guest-stays': ['booking-requests', 'messages', 'stays'],
      home: ['listings', 'search'],
      identities: ['accounts'],
      impersonation: ['accounts'],
      interest: ['accounts', 'favorites', 'map', 'search'],
      'listing-form': ['listings', 'lodging-register'],
      listings: ['landlord-facts', 'lodging-register', 'reviews'],
      'manual-bookings': ['booking-requests', 'listings'],
      map: ['geometry', 'listings', 'search'],
      moderation: ['accounts', 'listings', 'lodging-register', 'stays'],
      news: ['listings'],
      offline: ['booking-requests', 'favorites', 'interest'],
      'personal-data': ['accounts'],
      planning: ['booking-requests', 'calendar', 'listings', 'manual-bookings', 'today'],
      profile: ['accounts', 'billing', 'listings'],
      search: ['geometry', 'listings', 'stays'],
      'search-alerts': ['search'],
      'second-factors': ['accounts'],
      sessions: ['accounts'],
      stays: ['listings'],
      'system-health': ['listings'],
      today: ['booking-requests'],
      users: ['accounts', 'profile'],
    },
  },
  components: {
    foundation: ['ui', 'forms', 'layout'],
    may: {
      accounts: ['second-factors'],
      'booking-requests': ['listings', 'manual-bookings', 'messages', 'requests', 'stays'],
      calendar: ['holidays', 'invitations', 'manual-bookings', 'stays'],
      'calendar-feeds': ['calendar'],
      'contact-requests': ['messages', 'requests'],
      dashboard: ['site'],
      favorites: ['favorite-heart', 'listings'],
      'guest-stays': ['booking-requests', 'listings', 'messages', 'reviews', 'stays'],
      home: ['search'],
      'listing-form': ['billing', 'invitations', 'listings', 'profile'],
      listings: ['calendar', 'favorite-heart', 'landlord-facts', 'reviews', 'stays'],
      'manage-listings': ['billing', 'listings'],
      map: ['listings', 'stays'],
      moderation: ['listings'],
      news: ['listings'],
      planning: ['calendar', 'manual-bookings'],
      profile: ['second-factors', 'sessions'],
      search: ['listings'],
      site: ['cookies', 'favorite-heart', 'impersonation'],
      stays: ['holidays'],
      today: ['booking-requests', 'invitations', 'manage-listings', 'news', 'statistics'],
      users: ['billing'],
    },
  },
};

/** Parts of a feature that stand on the rest of it, and count as folders of their own. */
export const innerFolders = {
  server: ['listings/form', 'listings/page', 'listings/removal', 'search/page'],
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
