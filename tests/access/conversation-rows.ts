import { owners } from '@/tests/access/world';
import type { Expected, Row, Rows, World } from '@/tests/access/world';
import { addDays, todayIn } from '@/lib/dates/day';

const thread =
  (kind: 'bookingRequest' | 'contactRequest', path: string) =>
  (world: World): string =>
    `/api/${path}/${world[kind].id}/messages`;

/** Admins can read messages, but not write. */
const writers = (status: number): Expected => ({ ...owners(status), admin: 403 });

const template = ({ replyTemplate }: World) => `/api/user/reply-templates/${replyTemplate.id}`;
const scheduled =
  (act: string) =>
  ({ bookingRequest, replyTemplate }: World) =>
    `/api/booking-requests/${bookingRequest.id}/scheduled-messages${act && `/${replyTemplate.id}${act}`}`;
const text = () => ({ name: 'Welkom', body: 'Dag {gast}' });

const ofThread = (kind: 'bookingRequest' | 'contactRequest', path: string): Rows => ({
  [`GET /api/${path}/[id]/messages`]: { url: thread(kind, path), expected: owners() },
  [`POST /api/${path}/[id]/messages`]: {
    url: thread(kind, path),
    body: () => ({ message: 'Dag' }),
    expected: writers(201),
  },
});

/** Whoever has the link may call; others get a 404. */
export const byLink = (rest: string, others: number, body?: () => unknown): Row[] => [
  { url: ({ guestToken }) => `/api/stays/${guestToken}${rest}`, body, expected: { others } },
  { url: () => `/api/stays/${'A'.repeat(43)}${rest}`, body, expected: { others: 404 } },
];

/** A plain HTML form sends its Origin; these calls have none. */
export const plain = (rest: string): Row => ({
  url: ({ guestToken }) => `/api/stays/${guestToken}${rest}/form`,
  body: () => ({}),
  expected: { others: 419 },
});

const stayThread = ({ manualBooking }: World) => `/api/booking-requests/${manualBooking.id}/messages`;

/** Also for an approved stay, whose thread hosts may read and answer; its guest has no page, hence 409. */
const ofStay: Rows = {
  'GET /api/booking-requests/[id]/messages': [
    { url: thread('bookingRequest', 'booking-requests'), expected: owners() },
    { url: stayThread, expected: { ...owners(), host: 200 } },
  ],
  'POST /api/booking-requests/[id]/messages': [
    {
      url: thread('bookingRequest', 'booking-requests'),
      body: () => ({ message: 'Dag' }),
      expected: writers(201),
    },
    { url: stayThread, body: () => ({ message: 'Dag' }), expected: { ...writers(409), host: 409 } },
  ],
};

const offer = ({ bookingRequest }: World) => `/api/booking-requests/${bookingRequest.id}/offer`;

/** Messages between guests and landlords about a request. */
export const conversationRows: Rows = {
  ...ofThread('contactRequest', 'contact-requests'),
  ...ofStay,
  'PUT /api/booking-requests/[id]/offer': {
    url: offer,
    body: () => ({
      start_date: addDays(todayIn(), 61),
      end_date: addDays(todayIn(), 64),
      total_cents: 25_000,
    }),
    expected: owners(),
  },
  // There is no offer to withdraw.
  'DELETE /api/booking-requests/[id]/offer': { url: offer, expected: owners(409) },
  'GET /api/user/reply-templates': {
    url: () => '/api/user/reply-templates',
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 200 },
  },
  'POST /api/user/reply-templates': {
    url: () => '/api/user/reply-templates',
    body: text,
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, others: 201 },
  },
  'PUT /api/user/reply-templates/[id]': {
    url: template,
    body: text,
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, landlord: 200, others: 404 },
  },
  'DELETE /api/user/reply-templates/[id]': {
    url: template,
    expected: { anonymous: 401, unverified: 403, coLandlord: 403, landlord: 204, others: 404 },
  },
  'GET /api/booking-requests/[id]/scheduled-messages': { url: scheduled(''), expected: owners() },
  // A guest whose request was not approved gets no automatic messages.
  'POST /api/booking-requests/[id]/scheduled-messages/[template]/send': {
    url: scheduled('/send'),
    expected: writers(409),
  },
  'POST /api/booking-requests/[id]/scheduled-messages/[template]/skip': {
    url: scheduled('/skip'),
    expected: writers(409),
  },
  'GET /api/stays/[token]': byLink('', 200),
  'GET /api/stays/[token]/messages': byLink('/messages', 200),
  'POST /api/stays/[token]/messages': byLink('/messages', 201, () => ({ message: 'Dag' })),
  'POST /api/stays/[token]/withdraw': byLink('/withdraw', 200),
  // There is no open offer, and no approved stay.
  'POST /api/stays/[token]/accept-offer': byLink('/accept-offer', 409),
  'POST /api/stays/[token]/decline-offer': byLink('/decline-offer', 409),
  'POST /api/stays/[token]/review': byLink('/review', 409, () => ({
    ...{ rating: 5, cleanliness: 5, location: 5, value: 5, communication: 5 },
    body: 'Heerlijk wakker worden met zicht op zee.',
    name_shown: 'Els',
  })),
  'GET /api/stays/[token]/calendar': byLink('/calendar', 404),
  // Nothing is asked of a stay that was not approved.
  'GET /api/stays/[token]/payment-requests/[request]/qr.svg': byLink('/payment-requests/1/qr.svg', 404),
  'GET /api/stays/[token]/agreement.pdf': byLink('/agreement.pdf', 404),
  'POST /api/stays/[token]/agreement': byLink('/agreement', 404, () => ({
    ...{ sha256: 'a'.repeat(64), name: 'Els' },
  })),
  'POST /api/stays/[token]/agreement/form': plain('/agreement'),
  'POST /api/stays/[token]/messages/form': plain('/messages'),
  'POST /api/stays/[token]/withdraw/form': plain('/withdraw'),
  'POST /api/stays/[token]/accept-offer/form': plain('/accept-offer'),
  'POST /api/stays/[token]/review/form': plain('/review'),
  'POST /api/stays/[token]/decline-offer/form': plain('/decline-offer'),
};
