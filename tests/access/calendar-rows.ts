import { addDays, todayIn } from '@/lib/dates/day';
import type { Rows, World } from '@/tests/access/world';

/**
 * Changes to a calendar: allowed for landlord, calendar managers and admins, of a public listing and of one awaiting
 * review.
 */
const manage = (call: string, body?: unknown) => {
  const expected = { anonymous: 401, landlord: 200, coLandlord: 200, admin: 200, others: 403 };
  return [
    { url: ({ listing }: World) => `/api/listings/${listing.slug}${call}`, body: () => body, expected },
    {
      url: ({ waiting }: World) => `/api/listings/${waiting.id}${call}`,
      body: () => body,
      expected: { ...expected, otherLandlord: 404 },
    },
  ];
};

/** Links and their URLs are only for the landlord and admins. */
const link = (call: string, body?: unknown) =>
  manage(call, body).map((row) => ({ ...row, expected: { ...row.expected, coLandlord: 403 } }));

const ofFeed = (world: World, isWaiting: boolean) =>
  `/${(isWaiting ? world.waitingFeed : world.otherFeed).id}`;
/** The same for calendars of other sites; those who may add links get an error for a URL that must not be fetched. */
const linked = (
  status: number,
  body?: unknown,
  call: (world: World, isWaiting: boolean) => string = () => '',
) => {
  const expected = { anonymous: 401, landlord: status, admin: status, others: 403 };
  const url = (world: World, isWaiting: boolean) =>
    `/api/listings/${isWaiting ? world.waiting.id : world.listing.slug}/linked-calendars${call(world, isWaiting)}`;
  return [
    { url: (world: World) => url(world, false), body: () => body, expected },
    {
      url: (world: World) => url(world, true),
      body: () => body,
      expected: { ...expected, otherLandlord: 404 },
    },
  ];
};
const feedRows: Rows = {
  'GET /api/listings/[id]/linked-calendars': linked(200),
  'POST /api/listings/[id]/linked-calendars': linked(422, { name: 'Vrbo', url: 'https://127.0.0.1/' }),
  'PUT /api/listings/[id]/linked-calendars/[linked]': linked(
    422,
    { name: 'Vrbo', url: 'https://127.0.0.1/' },
    ofFeed,
  ),
  'DELETE /api/listings/[id]/linked-calendars/[linked]': linked(204, undefined, ofFeed),
};

const day = addDays(todayIn(), 40);

/** Prices, blocks and the log, links to other calendars. */
export const calendarRows: Rows = {
  'POST /api/listings/[id]/custom-listing-prices': manage('/custom-listing-prices', {
    prices: [{ valid_at: day, price: 150 }],
  }),
  'POST /api/listings/[id]/disabled-booking-periods': manage('/disabled-booking-periods', { dates: [day] }),
  'POST /api/listings/[id]/disabled-booking-periods/bulk-delete': manage(
    '/disabled-booking-periods/bulk-delete',
    { dates: [day] },
  ),
  'POST /api/listings/[id]/air-bnb-url': link('/air-bnb-url', { url: null }),
  'POST /api/listings/[id]/booking-com-url': link('/booking-com-url', { url: null }),
  ...feedRows,
  'GET /api/listings/[id]/calendar-address': link('/calendar-address'),
  'POST /api/listings/[id]/calendar-address': link('/calendar-address'),
  'POST /api/listings/[id]/calendar-feeds/sync': manage('/calendar-feeds/sync'),
  'GET /api/listings/[id]/logs': manage('/logs?limit=70'),
};
