/**
 * The stay that a visitor searched by goes along to a home's page and from there to the form that asks for it, as the
 * parameters that the search has for it. None of those pages is another for it. Small, because public pages ship it.
 */
const carried = ['arrival', 'departure', 'guests'];

/** Of a query string what goes along: '?arrival=…&departure=…&guests=…', or '' where there is nothing of it. */
export function carriedStay(query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of carried) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}
