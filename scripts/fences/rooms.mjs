/** Who may import whom, in one table that the linter reads (plugin.mjs). What is not listed is not allowed. */

/** The rooms from most to least specific: a file belongs to the first whose prefix fits. */
export const rooms = [
  // The OpenAPI document covers all calls.
  { path: 'app/api/openapi.json/', may: ['app/', 'server/', 'lib/'] },
  { path: 'app/api/', may: ['server/', 'lib/', 'app/api/openapi.json/'] },
  { path: 'app/(session)/', may: ['server/', 'lib/'] },
  { path: 'app/', may: ['app/', 'components/', 'lib/', 'server/'] },
  { path: 'components/', may: ['components/', 'lib/'] },
  { path: 'lib/', may: ['lib/'] },
  { path: 'emails/', may: ['emails/', 'lib/'] },
  { path: 'server/', may: ['server/', 'lib/', 'emails/', 'prisma/generated/'] },
  { path: 'prisma/', may: ['prisma/', 'server/', 'lib/', 'tests/factories/'] },
  // The front answers some calls itself.
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
 * The folders of a room, and which of them may import which. There are no cycles: the linter rejects a cycle in these
 * lists (types count too), and a test rejects an entry that no import needs any more.
 *
 * - foundation: folders that every other folder may import, lowest first; each may import those before it
 * - roots: composition roots, which may import all and are imported by none
 * - shelves: shared folders that hold a file for each other folder, named after what that folder does
 * - may: all other allowed imports; a folder not listed here only imports the foundation
 */
export const folders = {
  server: {
    foundation: [
      'storage',
      'changes',
      'cached-values',
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
      'booking-requests': [
        'calendar',
        'calendar-feeds',
        'listings',
        'messages',
        'payments',
        'push',
        'requests',
        'stays',
        'way-in',
      ],
      calendar: ['listings', 'requests'],
      'calendar-feeds': ['calendar', 'listings'],
      changeovers: ['listings'],
      'contact-requests': ['listings', 'messages', 'push', 'requests'],
      favorites: ['search', 'stays'],
      'front-page': ['search', 'settings'],
      'guest-stays': [
        'booking-requests',
        'calendar',
        'calendar-feeds',
        'messages',
        'payments',
        'push',
        'requests',
        'reviews',
      ],
      hosting: ['listings'],
      identities: ['account-safety', 'accounts'],
      impersonation: ['account-safety', 'accounts'],
      'landlord-photo': ['accounts', 'photos'],
      'listings/form': ['billing', 'invitations', 'listings', 'lodging-register', 'photos', 'stays'],
      'listings/page': ['calendar', 'landlord-facts', 'listings', 'payments', 'reviews', 'stays'],
      'listings/removal': ['billing', 'booking-requests', 'listings', 'photos'],
      'manual-bookings': ['booking-requests', 'calendar', 'listings', 'payments', 'requests'],
      map: ['search'],
      messages: ['hosting', 'listings', 'push', 'requests'],
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
      payments: ['account-safety', 'listings', 'push', 'requests', 'way-in'],
      photos: ['listings'],
      planning: ['requests', 'stays'],
      profile: ['account-safety', 'accounts'],
      push: ['account-safety', 'calendar-feeds', 'requests'],
      requests: ['settings'],
      restore: ['listings/removal', 'personal-data', 'requests', 'users'],
      'returned-mail': ['requests'],
      reviews: ['listings', 'requests'],
      search: ['calendar', 'listings', 'stays'],
      'search-alerts': ['contact-requests', 'search', 'stays'],
      'search/page': ['map', 'search', 'towns'],
      'second-factors': ['account-safety'],
      sessions: ['account-safety'],
      sitemap: ['listings'],
      statistics: ['front', 'listings'],
      stays: ['calendar', 'listings', 'payments', 'requests'],
      'stay-changes': [
        'booking-requests',
        'calendar',
        'calendar-feeds',
        'guest-stays',
        'messages',
        'payments',
        'requests',
        'stays',
        'way-in',
      ],
      'system-health': ['front'],
      today: ['booking-requests', 'calendar-feeds', 'listings', 'payments'],
      towns: ['listings', 'search'],
      users: [
        'account-safety',
        'accounts',
        'booking-requests',
        'contact-requests',
        'listings',
        'listings/removal',
        'payments',
        'personal-data',
        'photos',
        'profile',
        'push',
        'requests',
        'search-alerts',
        'second-factors',
        'sessions',
      ],
      'way-in': ['requests'],
    },
  },
  lib: {
    foundation: ['async', 'api', 'dates', 'format', 'money', 'bot-check', 'cookies', 'forms', 'pages'],
    shelves: ['texts'],
    may: {
      accounts: ['landlord-facts'],
      'booking-requests': ['listings', 'payments', 'requests', 'stays', 'way-in'],
      calendar: ['booking-requests', 'listings', 'stays'],
      changeovers: ['listings'],
      'calendar-feeds': ['calendar', 'listings'],
      contact: ['accounts'],
      'contact-requests': ['requests'],
      dashboard: ['booking-requests', 'contact-requests', 'moderation', 'reviews'],
      favorites: ['listings', 'reviews', 'search', 'stays'],
      'first-interaction': ['accounts', 'favorites', 'search'],
      'front-page': ['listings', 'search'],
      geometry: ['listings'],
      'guest-stays': ['booking-requests', 'messages', 'payments', 'stays', 'way-in'],
      hosting: ['listings', 'today'],
      identities: ['accounts'],
      impersonation: ['accounts'],
      invitations: ['listings'],
      'listing-form': ['listings', 'lodging-register', 'way-in'],
      listings: ['landlord-facts', 'lodging-register', 'reviews', 'way-in'],
      'manual-bookings': ['booking-requests', 'hosting', 'listings'],
      map: ['geometry', 'listings', 'search'],
      moderation: ['accounts', 'landlord-facts', 'listings', 'lodging-register', 'stays'],
      news: ['listings'],
      offline: ['booking-requests', 'favorites', 'first-interaction', 'push'],
      'personal-data': ['accounts'],
      planning: ['booking-requests', 'calendar', 'listings', 'manual-bookings', 'today'],
      profile: ['accounts', 'billing', 'landlord-facts', 'listings'],
      search: ['geometry', 'listings', 'stays', 'towns'],
      'search-alerts': ['search'],
      'second-factors': ['accounts'],
      sessions: ['accounts'],
      statements: ['payments'],
      'stay-changes': ['booking-requests', 'guest-stays', 'stays'],
      stays: ['listings', 'payments'],
      'system-health': ['listings'],
      today: ['booking-requests', 'payments'],
      towns: ['listings'],
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
      changeovers: ['calendar'],
      'contact-requests': ['messages', 'requests'],
      dashboard: ['site'],
      favorites: ['favorite-heart', 'listings', 'stays'],
      'front-page': ['search'],
      'guest-stays': ['booking-requests', 'listings', 'messages', 'push', 'reviews', 'stays'],
      hosting: ['manual-bookings', 'messages', 'requests'],
      'listing-form': ['billing', 'invitations', 'listings', 'profile'],
      listings: ['calendar', 'favorite-heart', 'landlord-facts', 'reviews', 'stays'],
      'manage-listings': ['billing', 'listings'],
      'manual-bookings': ['stays'],
      map: ['listings', 'stays'],
      moderation: ['listings'],
      news: ['listings'],
      planning: ['calendar', 'changeovers', 'manual-bookings'],
      profile: ['landlord-facts', 'push', 'second-factors', 'sessions'],
      search: ['listings', 'stays', 'towns'],
      site: ['cookies', 'favorite-heart', 'impersonation'],
      stays: ['holidays'],
      today: ['booking-requests', 'changeovers', 'invitations', 'manage-listings', 'news', 'statistics'],
      towns: ['listings'],
      users: ['billing', 'landlord-facts'],
    },
  },
};

/** Parts of a feature that build on the rest of it, and count as folders of their own. */
export const innerFolders = {
  server: ['listings/form', 'listings/page', 'listings/removal', 'search/page'],
};

/**
 * Files of a feature in `server` that no other feature may import: rows only leave their feature as serialized answers.
 */
export const privateServerFiles = ['select', 'serialize'];

/** Packages that only some rooms may import. */
export const packages = [
  // Its `z` brings messages in fifty languages to browsers (lib/api/zod-parts.ts).
  { pattern: /^zod$/, only: ['lib/api/zod', 'server/', 'scripts/', 'tools/', 'tests/'] },
  // It prefetches the page of every visible link by default.
  { pattern: /^next\/link$/, only: ['components/ui/link'] },
  { pattern: /^next\/headers$/, only: ['server/auth/', 'server/http/', 'tests/'] },
  { pattern: /^(pg|@prisma\/.*)$/, only: ['server/', 'scripts/', 'tools/', 'prisma/', 'tests/', 'e2e/'] },
  // A single run of its jobs may leave some unprocessed: tests have their own way to run them all.
  { pattern: /^graphile-worker$/, only: ['server/worker/', 'scripts/postgres/', 'tests/support/run-jobs'] },
  // Large: only loaded by the charts.
  { pattern: /^recharts$/, only: ['components/statistics/'] },
  // It decodes untrusted files, in a process that may crash (server/features/photos/decode.ts).
  { pattern: /^sharp$/, only: ['server/features/photos/decoder/', 'scripts/', 'prisma/', 'tests/', 'e2e/'] },
  {
    pattern: /^(node:.*|pino|nodemailer|undici)$/,
    not: ['lib/', 'components/', 'emails/'],
  },
];

/** Where `process.env` may be read. */
export const envReaders = ['server/env.ts', 'lib/public-env.ts', 'scripts/', 'tools/', 'tests/', 'e2e/'];
