/** Random searches, as structured values and as query strings. */
import fc from 'fast-check';
import { cities } from '@/lib/listings/cities';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import { flexDays, settingBounds, sortOrders, stayKinds } from '@/lib/search/parameters';
import { licences, monthAhead, nameParts, wantedRange } from '@/tests/api/search-world';
import type { Wanted } from '@/tests/api/search-world';

/** Left out four times in five, so that most searches find something. */
const orNot = <T>(value: fc.Arbitrary<T>, weight = 1): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value });
const range = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max }), fc.integer({ min: 0, max }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** All values within its bounds, and more often those that listings have. */
const setting = fc.constantFrom(...listingOptions.keys()).chain((index) => {
  const option = listingOptions[index];
  const { min, max } = option ? settingBounds(option) : { min: 1, max: 1 };
  return fc.tuple(
    fc.constant(index),
    fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, 4) })),
  );
});

const days = fc.record({ from: fc.integer({ min: -2, max: 70 }), nights: fc.integer({ min: 1, max: 32 }) });
const shortDays = fc.record({
  from: fc.integer({ min: -8, max: 70 }),
  nights: fc.integer({ min: 1, max: 9 }),
});
const month = fc.record({
  ahead: fc.array(fc.integer({ min: -1, max: 13 }), { minLength: 1, maxLength: 3 }),
  kind: fc.oneof(
    fc.constantFrom(...stayKinds),
    fc.integer({ min: 1, max: 10 }),
    fc.integer({ min: 1, max: 28 }),
  ),
});
const maxTotal = orNot(fc.integer({ min: 50, max: 6000 }));
/** None, one stay, or a choice of several. */
const when: fc.Arbitrary<Pick<Wanted, 'stay' | 'flex' | 'month' | 'maxTotal'>> = fc.oneof(
  fc.constant({}),
  fc.record({ stay: days, maxTotal }),
  fc.record({ stay: shortDays, flex: fc.constantFrom(...flexDays), maxTotal }),
  fc.record({ month, maxTotal }),
);
const edge = <T>(...values: T[]) => fc.constantFrom(...values);
const area = fc.record({
  west: edge(2.5, 2.6, 2.75),
  south: edge(51, 51.1, 51.12345),
  east: edge(2.9, 3.1, 3.3),
  north: edge(51.15, 51.2, 51.3),
});

const filtersArbitrary: fc.Arbitrary<Wanted> = fc.record({
  licence: orNot(fc.constantFrom(...licences, '999999')),
  cities: orNot(
    fc.uniqueArray(fc.constantFrom(...cities.map(({ id }) => id)), { minLength: 1, maxLength: 8 }),
  ),
  type: orNot(fc.constantFrom(...propertyTypes)),
  view: orNot(fc.shuffledSubarray([...oceanviews], { minLength: 1 })),
  period: orNot(fc.integer({ min: 0, max: searchableRentalPeriods.length - 1 })),
  ranges: fc.record(
    {
      capacity: orNot(range(10)),
      bedrooms: orNot(range(4)),
      bathrooms: orNot(range(3)),
      price: orNot(range(1600)),
    },
    { requiredKeys: [] },
  ),
  settings: fc.array(setting, { maxLength: 2 }).map((entries) => Object.fromEntries(entries)),
  adults: orNot(fc.integer({ min: 1, max: 10 })),
  pets: orNot(fc.integer({ min: 1, max: 3 })),
  name: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...nameParts) },
  ),
  bbox: orNot(area),
  sort: fc.constantFrom(...sortOrders),
});
/** Any search. */
export const wantedArbitrary = fc
  .tuple(filtersArbitrary, when, fc.nat(3), fc.constantFrom(0, 0, 1, 2, 3))
  .map(([wanted, stays, children, babies]) => ({
    ...wanted,
    ...stays,
    ...(wanted.adults !== undefined && { ...(children > 0 && { children }), ...(babies > 0 && { babies }) }),
  }));

const rangeText = ({ min, max }: { min: number; max: number }) => `${min}-${max}`;

/** The query string as the overview writes it. */
export function toQuery(wanted: Wanted, page: number): string {
  const { ranges, stay, bbox } = wanted;
  const query: Record<string, string | undefined> = {
    logiesdecreet: wanted.licence,
    listing_city_id: wanted.cities?.join(','),
    property_type: wanted.type,
    oceanview: wanted.view?.join(','),
    minimum_rental_period: wanted.period === undefined ? undefined : searchableRentalPeriods[wanted.period],
    max_capacity: ranges.capacity && rangeText(ranges.capacity),
    number_of_bedrooms: ranges.bedrooms && rangeText(ranges.bedrooms),
    number_of_bathrooms: ranges.bathrooms && rangeText(ranges.bathrooms),
    price: ranges.price && rangeText(ranges.price),
    adults: wanted.adults?.toString(),
    children: wanted.children?.toString(),
    babies: wanted.babies?.toString(),
    pets: wanted.pets?.toString(),
    arrival: stay && wantedRange(stay).start,
    departure: stay && wantedRange(stay).end,
    flex: wanted.flex?.toString(),
    month: wanted.month?.ahead.map((months) => monthAhead(months).slice(0, 7)).join(','),
    [typeof wanted.month?.kind === 'number' ? 'nights' : 'stay']: wanted.month?.kind.toString(),
    max_total: wanted.maxTotal?.toString(),
    name: wanted.name,
    bbox: bbox && [bbox.west, bbox.south, bbox.east, bbox.north].join(','),
    sort_by: wanted.sort,
    page: String(page),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  for (const [index, value] of Object.entries(wanted.settings)) {
    search.set(`listing_setting_${listingOptions[Number(index)]?.key}`, String(value));
  }
  return search.toString();
}
