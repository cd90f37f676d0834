import type { Caller, Row, Rows, World } from '@/tests/access/world';

/** Callers who are refused whatever only the landlord may use. */
const closed = { anonymous: 401, unverified: 403 } as const;
/** Calls about the caller's own account, which every landlord has. */
const landlords = (others = 200): Row['expected'] => ({ ...closed, coLandlord: 403, admin: 403, others });
/** Calls about a stay, which exists only for its landlord and admins. */
const ofStay = (landlord: number): Row['expected'] => ({ ...closed, admin: 403, landlord, others: 404 });
/** Calls about a public listing. */
const ofListing = (admin: number): Partial<Record<Caller, number>> & { others: number } => ({
  ...closed,
  landlord: 200,
  admin,
  others: 403,
});

const stay =
  (path: string) =>
  ({ bookingRequest }: World) =>
    `/api/booking-requests/${bookingRequest.id}${path}`;
const terms = ({ listing }: World) => `/api/listings/${listing.id}/payment-terms`;

export const paymentRows: Rows = {
  'GET /api/user/payment-account': {
    url: () => '/api/user/payment-account',
    expected: { ...closed, coLandlord: 403, others: 200 },
  },
  'PUT /api/user/payment-account': {
    url: () => '/api/user/payment-account',
    body: () => ({ iban: 'BE68539007547034', holder_name: 'Jan Janssens' }),
    expected: landlords(),
  },
  'GET /api/user/trader': {
    url: () => '/api/user/trader',
    expected: { ...closed, coLandlord: 403, others: 200 },
  },
  'PUT /api/user/trader': {
    url: () => '/api/user/trader',
    body: () => ({ trader: 'business', enterprise_number: 'BE 0123.456.749' }),
    expected: { ...closed, coLandlord: 403, others: 200 },
  },
  'POST /api/user/payment-matches': [
    {
      url: () => '/api/user/payment-matches',
      body: () => ({ matches: [{ fingerprint: 'a'.repeat(64), undone: true }] }),
      expected: landlords(),
    },
    // For a payment request that does not exist.
    {
      url: () => '/api/user/payment-matches',
      body: () => ({
        matches: [
          {
            ...{ fingerprint: 'b'.repeat(64), payment_request_id: 2_000_000_000 },
            ...{ amount_cents: 100, paid_at: '2026-01-02' },
          },
        ],
      }),
      expected: landlords(404),
    },
  ],
  'GET /api/user/payment-requests': { url: () => '/api/user/payment-requests', expected: landlords() },
  'GET /api/user/income/[file]': { url: () => '/api/user/income/2026.csv', expected: landlords() },
  'GET /api/listings/[id]/payment-terms': { url: terms, expected: ofListing(200) },
  'PUT /api/listings/[id]/payment-terms': {
    url: terms,
    body: () => ({
      ...{ advance_percent: 30, advance_days: 7, balance_days: 30 },
      ...{ deposit: 'on_arrival', agreement: false },
    }),
    expected: ofListing(403),
  },
  'PUT /api/booking-requests/[id]/payments-tracked': {
    url: stay('/payments-tracked'),
    body: () => ({ payments_tracked: true }),
    expected: ofStay(200),
  },
  // The request is pending: nothing is asked for it.
  'POST /api/booking-requests/[id]/payment-requests': {
    url: stay('/payment-requests'),
    body: () => ({}),
    expected: ofStay(409),
  },
  'PUT /api/booking-requests/[id]/payment-requests': {
    url: stay('/payment-requests'),
    body: () => ({
      payment_requests: [{ kind: 'balance', amount_cents: 100_00, due_date: '2199-01-01' }],
    }),
    expected: ofStay(409),
  },
  'DELETE /api/booking-requests/[id]/payment-requests/[request]': {
    url: stay('/payment-requests/999999'),
    expected: ofStay(404),
  },
  // Pending, so there is none.
  'GET /api/booking-requests/[id]/agreement.pdf': {
    url: stay('/agreement.pdf'),
    expected: { ...closed, others: 404 },
  },
  'POST /api/booking-requests/[id]/deposit-return': {
    url: stay('/deposit-return'),
    body: () => ({ returned_cents: 100_00, reason: null }),
    expected: ofStay(409),
  },
};
