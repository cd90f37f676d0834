import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { bedKinds, rentalPeriodFlags, rentalPeriods } from '@/lib/listings/kinds';
import { sentPageOf, listingPageOf } from '@/lib/listings/sent-page';
import { rotations, wirePhotoUrl } from '@/lib/listings/photos';
import { makeListingPageModel } from '@/tests/factories/listing-page';
import { makePageReviews } from '@/tests/factories/page-reviews';

const today = '2027-03-01';

const picture = fc
  .record({
    id: fc.uuid(),
    order_number: fc.nat(40),
    rotate: fc.constantFrom(...rotations),
    avif: fc.boolean(),
    size: fc.constantFrom({ width: 1600, height: 1067 }, {}),
    description: fc.option(fc.string({ minLength: 1 })),
    placeholder: fc.option(fc.string({ minLength: 1 })),
  })
  .map(({ rotate, avif, size, ...rest }) => ({
    ...rest,
    ...size,
    ...(avif && { avif: true as const }),
    url: wirePhotoUrl(rest.id, rotate),
  }));

const occupied = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 20 }))).map((lengths) => {
  let at = addDays(today, -20);
  return lengths.map(([free, nights]): DayRange => {
    const start = addDays(at, free);
    at = addDays(start, nights);
    return { start, end: at };
  });
});

const settings = fc.array(fc.record({ listing_option_id: fc.nat(20), value: fc.nat(9) }));

const bed = fc.record({ kind: fc.constantFrom(...bedKinds), count: fc.integer({ min: 1, max: 10 }) });
const rooms = fc.array(fc.record({ name: fc.string(), beds: fc.array(bed) }));
const periods = fc.subarray([...rentalPeriods]).map((some) => rentalPeriodFlags(...some));

describe('the data of a home’s page', () => {
  it('say after sending what they said before', () => {
    fc.assert(
      fc.property(fc.array(picture), occupied, settings, rooms, periods, (pictures, ranges, ...listing) => {
        const model = makeListingPageModel({
          pictures,
          occupied: ranges,
          settings: listing[0],
          rooms: listing[1],
          ...listing[2],
          rates: ['Bedlinnen'],
          reviews: makePageReviews(),
          facts: { since: 2021, licence: true },
        });
        expect(listingPageOf(sentPageOf(model))).toEqual(model);
      }),
    );
  });

  it('name none of what is many', () => {
    const id = '7290a664-5806-43b3-926c-82646e43392b';
    const pictures = [
      { id, url: wirePhotoUrl(id), order_number: 1, width: 1600, height: 1067, description: 'Zee' },
    ];
    const ranges = [{ start: '2027-03-03', end: '2027-03-10' }] as const;
    const sent = sentPageOf(
      makeListingPageModel({
        pictures,
        occupied: [...ranges],
        settings: [{ listing_option_id: 3, value: 1 }],
        rooms: [{ name: 'Zolder', beds: [{ kind: 'bunk', count: 2 }] }],
      }),
    );
    expect(sent).toMatchObject({
      pictures: [[id, 1, 0, 0, 1600, 1067, 'Zee']],
      occupied: [2, 7],
      settings: [3, 1],
      rooms: [['Zolder', 'bunk', 2]],
      periods: [0],
    });
    expect(Object.keys(sent).filter((name) => name.startsWith('rental_period_'))).toEqual([]);
  });
});
