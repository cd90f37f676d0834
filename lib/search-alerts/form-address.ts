/**
 * The URL of the page to create a search alert: the search itself, `woning` for one listing, and without script the
 * result of submitting the form.
 */
import { route } from '@/lib/paths';

export const listingParameter = 'woning';
export const alertFormState = {
  parameter: 'formulier',
  values: { sent: 'verzonden', refused: 'nakijken' },
} as const;

interface Asked {
  /** The search as a query string. */
  query: string;
  /** Slug of the listing if it is about one, or ''. */
  listing?: string;
}

export function alertFormPath({ query, listing = '' }: Asked, state?: string): string {
  const search = new URLSearchParams(query);
  if (listing) search.set(listingParameter, listing);
  if (state) search.set(alertFormState.parameter, state);
  return route('search-alert.create') + (search.size > 0 ? `?${search}` : '');
}
