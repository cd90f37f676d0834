/**
 * Passes the stay and party that were searched for on to listing pages and from there to the request form, as the same
 * query parameters as in the search. A page with these parameters is still the same page. Small, because public pages
 * ship it.
 */

const carried = ['arrival', 'departure', 'adults', 'children', 'babies', 'pets'];

/**
 * Marks links in parts of a page that ship no script: they follow the stay that is chosen there (`followCarried`).
 */
export const carriesAttribute = 'data-carries';

interface FoundDays {
  start_date?: string;
  end_date?: string;
}

/** Whether a search has flexible days (like `isFlexible` of lib/search/asked-stays, but for a query string). */
export function leavesChoice(query: string): boolean {
  const given = new URLSearchParams(query);
  return ['flex', 'month'].some((name) => given.has(name));
}

/** Whether a search asks for a stay, by days or by kind and month. */
export function asksStay(query: string): boolean {
  return new URLSearchParams(query).has('month') || carriesDays(query);
}

/**
 * The part of a query string to pass on: '?arrival=…&departure=…&adults=…&children=…&babies=…&pets=…', or ''.
 * Older links say `guests`, children included.
 *
 * @param found the stay found for the listing, if the search was flexible
 */
export function carriedStay(query: string, found?: FoundDays | null): string {
  const given = new URLSearchParams(query);
  if (found?.start_date && found.end_date) {
    given.set('arrival', found.start_date);
    given.set('departure', found.end_date);
  }
  const guests = Number(given.get('guests')) - Number(given.get('children'));
  if (!given.get('adults') && guests > 0) given.set('adults', String(guests));
  const kept = new URLSearchParams();
  for (const name of carried) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

/**
 * A link with the stay and party of a query string, instead of its own. Links to the home page, which uses neither, are
 * left unchanged.
 *
 * @param href a path on this site, with or without query and hash
 */
export function withCarried(href: string, query: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  if (path === '/') return href;
  const given = new URLSearchParams(search);
  for (const name of carried) given.delete(name);
  for (const [name, value] of new URLSearchParams(carriedStay(query))) given.set(name, value);
  return `${path}${given.size > 0 ? `?${given}` : ''}${hash}`;
}

/**
 * Whether the query has both days of a stay. They are only validated by the code that shows them, which needs more
 * script.
 */
export function carriesDays(query: string): boolean {
  const given = new URLSearchParams(query);
  return ['arrival', 'departure'].every((name) => Boolean(given.get(name)));
}

/** Marks parts of a page that show the days in its URL: if there are any, its script is not deferred. */
export const showsDaysAttribute = 'data-shows-days';
