import type { Rows, World } from '@/tests/access/world';

const everyone = { others: 200 };
const staff = { others: 404, landlord: 200, coLandlord: 200, admin: 200 };

/** Reading a listing: everyone for a public one, only its landlord, managers and admins for one awaiting review. */
const read = (call: string) => [
  { url: ({ listing }: World) => `/api/listings/${listing.id}${call}`, expected: everyone },
  { url: ({ waiting }: World) => `/api/listings/${waiting.slug}${call}`, expected: staff },
];

export const listingRows: Rows = {
  'GET /api/listings/[id]': read(''),
  'GET /api/listings/[id]/availability': read('/availability'),
  'GET /api/listings/[id]/custom-listing-prices': read('/custom-listing-prices'),
  'GET /api/listings/[id]/calendar': [
    { url: ({ listing }) => `/api/listings/${listing.id}/calendar`, expected: everyone },
    { url: ({ waiting }) => `/api/listings/${waiting.id}/calendar`, expected: { others: 404 } },
  ],
  'GET /api/listings/[id]/calendar/[secret]': {
    url: ({ listing }) => `/api/listings/${listing.id}/calendar/${'x'.repeat(43)}`,
    expected: { others: 404 },
  },
  'GET /fotos/[id]/[file]': {
    url: () => '/fotos/00000000-0000-4000-8000-000000000000/640.webp',
    expected: { others: 404 },
  },
};
