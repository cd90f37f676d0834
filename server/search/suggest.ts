import 'server-only';

import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { citiesFrom, cities } from '@/lib/listings/cities';
import { chipsOf } from '@/lib/search/chips';
import type { Suggestion } from '@/lib/search/contract';
import { filtersToQuery, stayOf, without } from '@/lib/search/filters';
import type { SearchFilters } from '@/lib/search/parameters';
import { formatStay } from '@/lib/search/stay-text';
import { suggestionTexts as texts } from '@/lib/texts/suggestions';
import type { LookUp } from '@/server/search/look-up';

/** Suggestions of each kind, and of all together. */
const MOST = { days: 2, towns: 1, all: 4 };
/** Days earlier or later that are tried, each a search: a week because many homes change on one weekday. */
const daysOff = [1, 2, 3, 7];
/** Towns further on that are tried. */
const MOST_DAYS_AHEAD = 400;
const MOST_TOWNS_TRIED = 4;

interface Idea {
  label: string;
  filters: SearchFilters;
}

/** What finds homes where a search found none: other days near, neighbouring towns, and each time one filter less. */
export function suggest(asked: SearchFilters, look: LookUp, today: Day): Suggestion[] {
  const filters = without(asked, 'page');
  const find = (ideas: Iterable<Idea>, most: number) => findWorking(ideas, most, { look, today });
  const found = [...find(otherDays(filters, today), MOST.days), ...find(otherTowns(filters), MOST.towns)];
  return [...found, ...find(oneLess(filters), MOST.all - found.length)];
}

function findWorking(
  ideas: Iterable<Idea>,
  most: number,
  { look: { index, only }, today }: { look: LookUp; today: Day },
): Suggestion[] {
  const found: Suggestion[] = [];
  for (const { label, filters } of ideas) {
    if (found.length === most) break;
    const isByLicence = filters.logiesdecreet !== undefined;
    const total = index.count(filters, { today, only: isByLicence ? only : undefined });
    if (total > 0) found.push({ label, query: filtersToQuery(filters), total });
  }
  return found;
}

/** As long a stay, the nearest first, as one on fixed days. */
function* otherDays(filters: SearchFilters, today: Day): Generator<Idea> {
  const stay = stayOf(filters);
  const flex = filters.flex ?? 0;
  // Nobody lets a stay so far ahead or so long, on whatever days.
  if (!stay || diffDays(today, stay.end) > MOST_DAYS_AHEAD || stay.end <= today) return;
  for (const off of daysOff) {
    for (const days of [flex + off, -flex - off]) {
      const [start, end] = [addDays(stay.start, days), addDays(stay.end, days)];
      if (start < today) continue;
      const label = formatStay({ start, end }) ?? '';
      yield { label, filters: { ...without(filters, 'flex'), arrival: start, departure: end } };
    }
  }
}

/** One at a time, the nearest to the first of those that are searched in. */
function* otherTowns(filters: SearchFilters): Generator<Idea> {
  const { listing_city_id: ids = [] } = filters;
  const town = cities.find(({ id }) => id === ids[0]);
  if (!town) return;
  const others = citiesFrom(town).filter(({ id }) => !ids.includes(id));
  for (const { id, name } of others.slice(0, MOST_TOWNS_TRIED))
    yield { label: texts.inTown(name), filters: { ...filters, listing_city_id: [id] } };
}

/** The order is no filter. */
function* oneLess(filters: SearchFilters): Generator<Idea> {
  for (const { parameter, label, rest } of chipsOf(filters))
    if (parameter !== 'sort_by') yield { label: texts.without(label), filters: rest };
}
