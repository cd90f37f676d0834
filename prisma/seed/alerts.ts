/** Search alerts of guests in the demo world: for all kinds of searches, and for days that are taken. */
import { addDays, dayToUtcDate, diffDays, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { cities } from '@/lib/listings/cities';
import { listingAlertFilters, scopeOf } from '@/lib/search-alerts/scope';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Prisma } from '@/prisma/generated/client';
import { momentOn } from './moments';
import { drawGuest } from './people';
import { Random } from './random';

/** One in this many was ended by its guest, and one in as many was never confirmed. */
const SELDOM = 8;
const SEARCHES = 30;
/** Number of alerts for days of a listing that are taken by others. */
const OF_LISTINGS = 10;

interface Held {
  listingId: number;
  source: string;
  startDate: Date | string;
  endDate: Date | string;
}

export type AlertRow = Prisma.SearchAlertCreateManyInput & { id: number };

export function alertRows(occupancies: readonly Held[], today: Day): AlertRow[] {
  const random = new Random('alerts');
  const taken = random
    .shuffle(occupancies.filter(({ source, startDate }) => source !== 'blocked' && isAhead(startDate, today)))
    .slice(0, OF_LISTINGS)
    .map((held) => ({ listingId: held.listingId, filters: filtersOf(stayOf(held, random)) }));
  const searches = Array.from({ length: SEARCHES }, () => ({
    listingId: null,
    filters: filtersOf(searchOf(random, today)),
  }));
  return [...searches, ...taken].map((alert, at) => alertRow({ ...alert, id: at + 1 }, random, today));
}

const dayOf = (date: Date | string): Day => utcDateToDay(new Date(date));
const isAhead = (date: Date | string, today: Day) => diffDays(today, dayOf(date)) > 14;

type Query = Record<string, string>;

function stayOf({ startDate, endDate }: Held, random: Random): Query {
  return { arrival: dayOf(startDate), departure: dayOf(endDate), guests: String(random.int(1, 4)) };
}

function searchOf(random: Random, today: Day): Query {
  const start = addDays(today, random.int(20, 250));
  const days: Query = { arrival: start, departure: addDays(start, random.int(2, 14)) };
  return {
    ...(random.chance(0.7) && { listing_city_id: String(random.pick(cities).id) }),
    ...(random.chance(0.6) && days),
    ...(random.chance(0.5) && { guests: String(random.int(2, 8)) }),
    ...(random.chance(0.3) && { price: `0-${random.int(10, 20) * 10}` }),
    ...(random.chance(0.2) && { oceanview: 'front' }),
    ...(random.chance(0.2) && { listing_setting_pets_allowed: '1' }),
  };
}

const filtersOf = (query: Query): SearchFilters => readFilters(query).filters;

interface SeededAlert {
  id: number;
  listingId: number | null;
  filters: SearchFilters;
}

function alertRow({ id, listingId, filters }: SeededAlert, random: Random, today: Day): AlertRow {
  const { townIds, leastGuests, days, endsOn } = scopeOf(filters, today);
  const asked = addDays(today, -random.int(1, 30));
  const isConfirmed = id % SELDOM !== 0;
  return {
    id,
    listingId,
    email: drawGuest(random, today).email,
    query: filtersToQuery(listingId === null ? filters : listingAlertFilters(filters)),
    townIds,
    leastGuests,
    firstDay: days && dayToUtcDate(days.start),
    lastDay: days && dayToUtcDate(days.end),
    // Some guests have more than one alert.
    place: 1 + (id % 20),
    createdAt: isConfirmed ? momentOn(asked, '19:40') : momentOn(addDays(today, -1), '23:50'),
    confirmedAt: isConfirmed ? momentOn(asked, '19:45') : null,
    endsOn: dayToUtcDate(endsOn),
    endedAt: id % SELDOM === 1 ? momentOn(addDays(today, -1), '08:10') : null,
  };
}
