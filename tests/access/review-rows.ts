import { admins, owners } from '@/tests/access/world';
import type { Expected, Rows, World } from '@/tests/access/world';

const reply = { body: 'Graag gedaan, tot een volgende keer.' };
const report = { reason: 'Deze gast verbleef hier niet.' };

/** The landlord only; since everyone can read the review, others get a 403. */
const landlordOf: Expected = { anonymous: 401, landlord: 200, others: 403 };
/** Only the landlord and admins know that a hidden review exists. */
const landlordOfHidden: Expected = {
  anonymous: 401,
  unverified: 403,
  landlord: 200,
  admin: 403,
  others: 404,
};

const shown =
  (action: string) =>
  ({ review }: World) =>
    `/api/reviews/${review.id}/${action}`;
const hidden =
  (action: string) =>
  ({ hiddenReview }: World) =>
    `/api/reviews/${hiddenReview.id}/${action}`;

export const reviewRows: Rows = {
  'GET /api/listings/[id]/reviews': [
    { url: ({ listing }) => `/api/listings/${listing.slug}/reviews?page=1`, expected: { others: 200 } },
    {
      url: ({ waiting }) => `/api/listings/${waiting.id}/reviews`,
      expected: { landlord: 200, coLandlord: 200, admin: 200, others: 404 },
    },
  ],
  'GET /api/users/[id]/reviews': {
    url: ({ landlord }) => `/api/users/${landlord.id}/reviews?page=1`,
    expected: owners(),
  },
  'GET /api/users/[id]/reviews/count': {
    url: ({ landlord }) => `/api/users/${landlord.id}/reviews/count`,
    expected: owners(),
  },
  'GET /api/reviews': { url: () => '/api/reviews?list=all&page=1', expected: admins() },
  'GET /api/reviews/count': { url: () => '/api/reviews/count', expected: admins() },
  'PUT /api/reviews/[id]/reply': [
    { url: shown('reply'), body: () => reply, expected: landlordOf },
    { url: hidden('reply'), body: () => reply, expected: landlordOfHidden },
  ],
  'POST /api/reviews/[id]/report': [
    { url: shown('report'), body: () => report, expected: landlordOf },
    { url: hidden('report'), body: () => report, expected: landlordOfHidden },
  ],
  'PUT /api/reviews/[id]/visibility': {
    url: shown('visibility'),
    body: () => ({ hidden: true, reason: 'Niet over dit huis.' }),
    expected: admins(),
  },
};
