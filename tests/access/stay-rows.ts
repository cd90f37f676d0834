import { addDays, todayIn } from '@/lib/dates/day';
import type { Rows, World } from '@/tests/access/world';

type Body = Record<string, unknown>;

const season = {
  name: 'Herfst',
  start_date: addDays(todayIn(), 200),
  end_date: addDays(todayIn(), 207),
  price: 150,
  weekend_price: null,
  min_stay: 3,
  arrival_days: [],
  departure_days: [6],
};
const rules = {
  weekend_price: null,
  preparation_nights: 0,
  notice_days: 1,
  gap_stays: true,
  length_discounts: [],
  last_minute: null,
  early: null,
};

/** Allowed for landlord, calendar managers and admins, for a public listing and for one awaiting review. */
function keep(call: (world: World, isWaiting: boolean) => string, status = 200, body?: Body) {
  const expected = { anonymous: 401, landlord: status, coLandlord: status, admin: status, others: 403 };
  return [
    {
      url: (world: World) => `/api/listings/${world.listing.slug}${call(world, false)}`,
      body: () => body,
      expected,
    },
    {
      url: (world: World) => `/api/listings/${world.waiting.id}${call(world, true)}`,
      body: () => body,
      expected: { ...expected, otherLandlord: 404 },
    },
  ];
}

const ofSeason = (world: World, isWaiting: boolean) =>
  `/seasons/${(isWaiting ? world.waitingSeason : world.season).id}`;

/** A listing's seasons, rules and costs. */
export const stayRows: Rows = {
  'GET /api/listings/[id]/seasons': keep(() => '/seasons'),
  'POST /api/listings/[id]/seasons': keep(() => '/seasons', 201, season),
  'PUT /api/listings/[id]/seasons/[season]': keep(ofSeason, 200, season),
  'DELETE /api/listings/[id]/seasons/[season]': keep(ofSeason, 204),
  'POST /api/listings/[id]/seasons/copy': keep(() => '/seasons/copy', 200, {
    from_year: 2001,
    to_year: 2002,
  }),
  'GET /api/listings/[id]/stay-rules': keep(() => '/stay-rules'),
  'PUT /api/listings/[id]/stay-rules': keep(() => '/stay-rules', 200, rules),
  'GET /api/listings/[id]/costs': keep(() => '/costs'),
  'PUT /api/listings/[id]/costs': keep(() => '/costs', 200, { costs: [] }),
};
