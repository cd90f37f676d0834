import 'server-only';

import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { citiesFrom, cities } from '@/lib/listings/cities';
import { townName } from '@/lib/listings/town-name';
import { chipsOf } from '@/lib/search/chips';
import type { Suggestion } from '@/lib/search/contract';
import { filtersToQuery, stayOf, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { formatChosenStay } from '@/lib/search/stay-text';
import { suggestionTexts as texts } from '@/lib/texts/suggestions';
import type { Lookup } from '@/server/features/search/look-up';

/** Maximum number of suggestions of each kind, and in total. */
const MOST = { days: 2, towns: 1, all: 4 };
/**
 * Days earlier or later to try until there are enough suggestions; a week because many listings only change guests on
 * one weekday.
 */
const daysOff = [1, 2, 3, 7];
/** Stays that end further ahead are not tried; nor are more other towns than this. */
const MOST_DAYS_AHEAD = 400;
const MOST_TOWNS_TRIED = 4;

interface Idea {
  label: string;
  filters: SearchFilters;
}

/** Searches that find listings when this one found none: nearby dates, neighbouring towns, and one filter less. */
export function suggest(asked: SearchFilters, lookup: Lookup, today: Day): Suggestion[] {
  const filters = without(asked, 'page');
  const days: Suggestion[] = [];
  for (const off of daysOff)
    if (days.length < MOST.days)
      days.push(...findWorking([otherDays(filters, off, today)], lookup, today).flat());
  const ideas = [[...otherTowns(filters)], [...oneLess(filters)]];
  const [towns = [], less = []] = findWorking(ideas, lookup, today);
  return [...days.slice(0, MOST.days), ...towns.slice(0, MOST.towns), ...less].slice(0, MOST.all);
}

/** The ideas in each list that find something. */
function findWorking(
  lists: readonly (readonly Idea[])[],
  { index, only }: Lookup,
  today: Day,
): Suggestion[][] {
  const isByLicence = ({ filters }: Idea) => filters.logiesdecreet !== undefined;
  const ideas = lists.flat();
  const searches = ideas.map((idea) => ({ ...idea, only: isByLicence(idea) ? only : undefined }));
  const totals = new Map(index.countEach(searches, { today }).map((total, place) => [ideas[place], total]));
  return lists.map((list) =>
    list.flatMap((idea) => {
      const total = totals.get(idea) ?? 0;
      return total > 0 ? [{ label: idea.label, query: filtersToQuery(idea.filters), total }] : [];
    }),
  );
}

/** A stay of the same length this many days later and earlier, on fixed dates. */
function otherDays(filters: SearchFilters, off: number, today: Day): Idea[] {
  const stay = stayOf(filters);
  // No listing allows a stay that far ahead or that long, on any dates.
  if (!stay || diffDays(today, stay.end) > MOST_DAYS_AHEAD || stay.end <= today) return [];
  const further = (filters.flex ?? 0) + off;
  return [further, -further].flatMap((days) => {
    const [start, end] = [addDays(stay.start, days), addDays(stay.end, days)];
    if (start < today) return [];
    const label = formatChosenStay({ start, end }) ?? '';
    return [{ label, filters: { ...without(filters, 'flex'), arrival: start, departure: end } }];
  });
}

/** One town at a time, nearest first, seen from the first town of the search. */
function* otherTowns(filters: SearchFilters): Generator<Idea> {
  const { listing_city_id: ids = [] } = filters;
  const town = cities.find(({ id }) => id === ids[0]);
  if (!town) return;
  const others = citiesFrom(town).filter(({ id }) => !ids.includes(id));
  for (const { id, name } of others.slice(0, MOST_TOWNS_TRIED))
    yield { label: texts.inTown(townName(name)), filters: { ...filters, listing_city_id: [id] } };
}

/** The sort order does not count as a filter. */
function* oneLess(filters: SearchFilters): Generator<Idea> {
  for (const { parameter, label, rest } of chipsOf(filters))
    if (parameter !== 'sort_by') yield { label: texts.without(label), filters: rest };
}
