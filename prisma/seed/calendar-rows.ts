/** Rows for blocks, special rates, imported stays and the history of the calendar. */
import { changeRanges } from '@/lib/calendar/change-ranges';
import { addDays, dayToUtcDate } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { contains } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { isFree } from '@/lib/stays/judge';
import type { FeedOutcomeDto } from '@/lib/calendar-feeds/contract';
import type { Prisma } from '@/prisma/generated/client';
import { momentOn } from './moments';
import { accountIds } from './people';
import type { ListingDays } from './requests';
import { Random } from './random';
import { drawUuid } from './uuid';

type OccupancyRow = Prisma.OccupancyCreateManyInput;

/** The landlord's listing with linked calendars. It has no pending requests. */
export const FEED_LISTING = 3;

export function blockRows(all: readonly ListingDays[], today: Day): OccupancyRow[] {
  return all.flatMap(({ listing, calendar }) =>
    calendar.blocks.map((block) => {
      const made = addDays(block.start < today ? block.start : today, -2);
      return occupancy(listing.id, 'blocked', block, momentOn(made, '18:15'));
    }),
  );
}

function occupancy(
  listingId: number,
  source: 'blocked' | 'airbnb' | 'booking_com' | 'other',
  range: DayRange,
  at: Date,
) {
  return {
    uid: drawUuid(new Random(`${source}/${listingId}/${range.start}`)),
    listingId,
    source,
    startDate: dayToUtcDate(range.start),
    endDate: dayToUtcDate(range.end),
    createdAt: at,
    updatedAt: at,
  };
}

/** A blocked night has no special rate. */
export function rateRows(all: readonly ListingDays[]): Prisma.CustomListingPriceCreateManyInput[] {
  return all.flatMap(({ listing, calendar, rates }) =>
    rates
      .filter(({ valid_at }) => !calendar.blocks.some((block) => contains(block, valid_at)))
      .map(({ valid_at, price }) => ({ listingId: listing.id, validAt: dayToUtcDate(valid_at), price })),
  );
}

const feedKinds = [
  { source: 'airbnb', url: 'https://ical.example.invalid/airbnb/3.ics', summary: 'Reserved' },
  {
    source: 'booking_com',
    url: 'https://ical.example.invalid/booking/3.ics',
    summary: 'CLOSED - Not available',
  },
  {
    source: 'other',
    name: 'Familieagenda',
    url: 'https://ical.example.invalid/familie/3.ics',
    summary: 'Weekend met de familie',
  },
] as const;

/**
 * The feeds, in the state after a successful read. Their addresses cannot exist (RFC 2606) and they are never due, so
 * that the demo world makes no network requests and no feed starts failing by itself.
 */
export function feedRows(
  imported: readonly OccupancyRow[],
  today: Day,
): (Prisma.CalendarFeedCreateManyInput & { id: number })[] {
  const read = momentOn(addDays(today, -1), '20:45');
  return feedKinds.map(({ source, url, ...kind }, index) => ({
    id: index + 1,
    listingId: FEED_LISTING,
    source,
    name: 'name' in kind ? kind.name : null,
    url,
    outcome: outcomeOf(imported.filter(({ feedId }) => feedId === index + 1).length, read),
    etag: `"demo-${source}"`,
    lastAttemptAt: read,
    lastSuccessAt: read,
    lastReadAt: read,
    nextRunAt: momentOn('2199-12-30', '00:00'),
    createdAt: momentOn(addDays(today, -200), '10:00'),
    updatedAt: read,
  }));
}

/** The outcome of a successful read in which one stay was past and one was our own, echoed back. */
const outcomeOf = (taken: number, at: Date): FeedOutcomeDto => ({
  read_at: at.toISOString(),
  events: taken + 2,
  ...{ taken, own: 1, cancelled: 0, free: 0, outside: 1, unreadable: 0, unknown_zones: [] },
});

/** The contents of those feeds: stays on free nights. */
export function importedRows(all: readonly ListingDays[], today: Day): OccupancyRow[] {
  const days = all.find(({ listing }) => listing.id === FEED_LISTING);
  const { stays = [], blocks = [] } = days?.calendar ?? {};
  const taken: DayRange[] = [...blocks, ...stays.filter((stay) => stay.status === 'approved')];
  const random = new Random('imported');
  const rows: OccupancyRow[] = [];
  for (let day = addDays(today, 5); rows.length < 7 && day < addDays(today, 300); day = addDays(day, 1)) {
    const stay = { start: day, end: addDays(day, random.int(2, 4)) };
    if (!isFree(taken, stay)) continue;
    const feed = rows.length % feedKinds.length;
    const kind = feedKinds[feed] ?? feedKinds[0];
    const at = momentOn(addDays(today, -1), '20:45');
    rows.push({ ...occupancy(FEED_LISTING, kind.source, stay, at), feedId: feed + 1, summary: kind.summary });
    taken.push(stay);
    day = addDays(stay.end, random.int(8, 25));
  }
  return rows;
}

/**
 * The history panel of the landlord's listings: the last rates and all blocks, alternately by landlord and co-landlord.
 */
export function logRows(all: readonly ListingDays[], today: Day): Prisma.ListingLogCreateManyInput[] {
  const mine = all.filter(({ listing }) => listing.ownerId === accountIds.landlord);
  const rows = mine.flatMap(({ listing, calendar, rates }) => {
    const made = {
      listingId: listing.id,
      type: 'custom_listing_price',
      newValues: changeRanges(rates.slice(0, 12).map(({ valid_at, price }) => ({ valid_at, price }))),
      createdAt: momentOn(addDays(today, -9), '19:05'),
    };
    const kept = calendar.blocks.map(({ start, end }) => ({
      listingId: listing.id,
      type: 'disabled_booking_period',
      newValues: [{ valid_at: start, until: end, disabled: true }],
      createdAt: momentOn(addDays(today, -2), '18:15'),
    }));
    return rates.length > 0 ? [made, ...kept] : kept;
  });
  return rows.map((row, index) => ({
    ...row,
    id: index + 1,
    userId: index % 3 === 2 ? accountIds.coLandlord : accountIds.landlord,
  }));
}
