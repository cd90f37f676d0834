import { admins } from '@/tests/access/world';
import type { Expected, Rows, World } from '@/tests/access/world';

/** Users' own accounts, and admins' access to all of them; nobody else has access. */
const oneself = (mine: number, admin: number): Expected => ({
  anonymous: 401,
  unverified: 403,
  landlord: mine,
  admin,
  others: 404,
});
const ofWaiting =
  (call: string) =>
  ({ waiting }: World) =>
    `/api/listings/${waiting.id}/${call}`;
const ofLandlord =
  (call = '') =>
  ({ landlord }: World) =>
    `/api/users/${landlord.id}${call}`;
const ofCoLandlord = ({ coLandlord }: World) => `/api/users/${coLandlord.id}`;
const details = ({ landlord }: World) => ({
  first_name: 'Mia',
  last_name: 'Maes',
  email: landlord.email,
});

const why = () => ({ message: 'De woning bestaat niet.' });

/** Moderation, users, impersonation. */
export const adminRows: Rows = {
  'GET /api/admin/figures': { url: () => '/api/admin/figures', expected: admins() },
  'GET /api/admin/figures.csv': { url: () => '/api/admin/figures.csv', expected: admins() },
  'GET /api/admin/figures/missing.csv': {
    url: () => '/api/admin/figures/missing.csv',
    expected: admins(),
  },
  'GET /api/admin/recipients': { url: () => '/api/admin/recipients', expected: admins() },
  'GET /api/admin/money': { url: () => '/api/admin/money', expected: admins() },
  'PUT /api/admin/money': {
    url: () => '/api/admin/money',
    body: () => ({ version: 0, payment_grace_days: 14, plans: [] }),
    expected: admins(),
  },
  'GET /api/admin/licence-states': { url: () => '/api/admin/licence-states', expected: admins() },
  'GET /api/admin/lodging-register': { url: () => '/api/admin/lodging-register', expected: admins() },
  // Without a file.
  'POST /api/admin/lodging-register': { url: () => '/api/admin/lodging-register', expected: admins(422) },
  'GET /api/admin/free-periods': { url: () => '/api/admin/free-periods', expected: admins() },
  'GET /api/listings/unapproved': { url: () => '/api/listings/unapproved', expected: admins() },
  'GET /api/listings/unapproved/count': {
    url: () => '/api/listings/unapproved/count',
    expected: admins(),
  },
  'GET /api/listings/changed': { url: () => '/api/listings/changed', expected: admins() },
  // For a version that nobody was shown.
  'PUT /api/listings/[id]/changes/seen': {
    url: ({ listing }) => `/api/listings/${listing.id}/changes/seen`,
    body: () => ({ version: '0'.repeat(64) }),
    expected: admins(409),
  },
  'PUT /api/listings/[id]/approve': { url: ofWaiting('approve'), expected: admins() },
  'PUT /api/listings/[id]/deny': { url: ofWaiting('deny'), body: why, expected: admins() },
  'PUT /api/listings/[id]/order': {
    url: ofWaiting('order'),
    body: () => ({ authority: 'Toerisme Vlaanderen', reference: 'TV-1', reason: 'Niet aangemeld.' }),
    expected: admins(),
  },
  // No order stands.
  'DELETE /api/listings/[id]/order': { url: ofWaiting('order'), expected: admins(404) },
  'DELETE /api/listings/[id]/destroy': { url: ofWaiting('destroy'), body: why, expected: admins(204) },
  'GET /api/listings/[id]/review': { url: ofWaiting('review'), expected: admins() },
  'GET /api/admin/search': { url: () => '/api/admin/search?q=an', expected: admins() },
  'GET /api/admin/listings': [
    { url: () => '/api/admin/listings', expected: admins() },
    { url: () => '/api/admin/listings?format=csv', expected: admins() },
  ],
  'GET /api/admin/booking-requests': [
    { url: () => '/api/admin/booking-requests', expected: admins() },
    { url: () => '/api/admin/booking-requests?format=csv', expected: admins() },
  ],
  'GET /api/system-health': { url: () => '/api/system-health', expected: admins() },
  'GET /api/settings': { url: () => '/api/settings', expected: admins() },
  'PUT /api/settings': {
    url: () => '/api/settings',
    body: () => ({ guest_data_months: 24 }),
    expected: admins(),
  },
  'GET /api/mails': { url: () => '/api/mails', expected: admins() },
  'PUT /api/mails/[id]/retry': {
    url: ({ mail }) => `/api/mails/${mail.id}/retry`,
    expected: admins(),
  },
  'POST /api/personal-data/export': {
    url: () => '/api/personal-data/export',
    body: () => ({ email: 'gast@kustverblijf.test' }),
    expected: admins(),
  },
  'POST /api/personal-data/erase': {
    url: () => '/api/personal-data/erase',
    body: () => ({ email: 'gast@kustverblijf.test', reason: 'Op vraag van de gast' }),
    expected: admins(),
  },
  'GET /fotos/[id]/origineel': {
    url: () => '/fotos/00000000-0000-4000-8000-000000000000/origineel',
    expected: admins(404),
  },
  'GET /api/users': {
    url: () => '/api/users',
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 200 },
  },
  'GET /api/users/[id]': [
    { url: ofLandlord(), expected: oneself(200, 200) },
    {
      url: ofCoLandlord,
      expected: {
        anonymous: 401,
        unverified: 403,
        coLandlord: 200,
        landlord: 200,
        admin: 200,
        others: 404,
      },
    },
  ],
  'PUT /api/users/[id]': [
    { url: ofLandlord(), body: details, expected: oneself(200, 200) },
    {
      url: ofCoLandlord,
      body: (world) => ({ ...details(world), email: world.coLandlord.email }),
      expected: {
        anonymous: 401,
        unverified: 403,
        coLandlord: 200,
        landlord: 403,
        admin: 200,
        others: 404,
      },
    },
  ],
  // Without the password, users cannot delete even their own account.
  'DELETE /api/users/[id]': { url: ofLandlord(), body: why, expected: oneself(422, 204) },
  'POST /api/users/[id]/email': {
    url: ofLandlord('/email'),
    body: () => ({ subject: 'Dag', message: 'Alles goed?' }),
    expected: admins(),
  },
  'PUT /api/users/[id]/suspension': {
    url: ofLandlord('/suspension'),
    body: () => ({ suspended: true, reason: 'Oplichting' }),
    expected: admins(),
  },
  'DELETE /api/users/[id]/second-factors': { url: ofLandlord('/second-factors'), expected: admins(204) },
  'DELETE /api/users/[id]/photo': { url: ofLandlord('/photo'), expected: oneself(204, 204) },
  'GET /api/users/[id]/export': { url: ofLandlord('/export'), expected: oneself(200, 403) },
  'POST /api/impersonate/[id]': {
    url: ({ landlord }) => `/api/impersonate/${landlord.id}`,
    body: () => ({ reason: 'Op vraag van de verhuurder.' }),
    expected: admins(),
  },
  // Nobody is impersonating here.
  'POST /api/impersonate/leave': {
    url: () => '/api/impersonate/leave',
    expected: { anonymous: 401, others: 403 },
  },
};
