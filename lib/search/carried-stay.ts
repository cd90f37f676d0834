/**
 * The stay that was searched for, and who comes, go along to a home's page and on to the request form, in the search's
 * own parameters. None of those pages is a different page for it. Small, because public pages ship it.
 */
const carried = ['arrival', 'departure', 'guests', 'children', 'pets'];

interface FoundDays {
  start_date?: string;
  end_date?: string;
}

/** Whether a search leaves a choice of days (`isFlexible` of lib/search/asked-stays, of a query string). */
export function leavesChoice(query: string): boolean {
  const given = new URLSearchParams(query);
  return ['flex', 'month'].some((name) => given.has(name));
}

/** Whether a search asks for a stay: on its days, or of a kind in a month. */
export function asksStay(query: string): boolean {
  return new URLSearchParams(query).has('month') || carriesDays(query);
}

/**
 * The part of a query string that goes along: '?arrival=…&departure=…&guests=…&children=…&pets=…', or ''.
 *
 * @param found the stay that a home was found for, where the search left a choice
 */
export function carriedStay(query: string, found?: FoundDays | null): string {
  const given = new URLSearchParams(query);
  if (found?.start_date && found.end_date) {
    given.set('arrival', found.start_date);
    given.set('departure', found.end_date);
  }
  const kept = new URLSearchParams();
  for (const name of carried) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/** Whether both days of a stay go along. The code that shows them judges them, with the script that takes. */
export function carriesDays(query: string): boolean {
  const given = new URLSearchParams(query);
  return ['arrival', 'departure'].every((name) => Boolean(given.get(name)));
}

/** Marks the parts of a page that show the days in its address: with such days its script need not wait. */
export const showsDaysAttribute = 'data-shows-days';
