import { route } from '@/lib/paths';

/** The URL of one page of a search. @param query the search without its page number */
export function overviewPage(query: string, page: number): string {
  const search = new URLSearchParams(query);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${route('listing.index')}?${search}` : route('listing.index');
}
