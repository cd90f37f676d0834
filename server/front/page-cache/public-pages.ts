import 'server-only';

import { LRUCache } from 'lru-cache';
import { queryTexts } from '@/lib/api/query-texts';
import { contactFormState, readContactFormState } from '@/lib/contact/form-state';
import { readSharedIds, writeSharedIds } from '@/lib/favorites/shared-list';
import { matchRoute } from '@/lib/paths';
import type { RouteName } from '@/lib/paths';
import { readReviewsPage, reviewsParameter } from '@/lib/reviews/page-reviews';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import { isPanelAsked, panelOpen, panelParameter } from '@/lib/search/panel';

/**
 * Which of a page's query parameters count, in one order; the others change nothing and are dropped. Null where the
 * query makes the page one visitor's own.
 */
type KnownQuery = (query: URLSearchParams) => string | null;
const noQuery: KnownQuery = () => '';

/** The outcome of a form sent without script concerns its sender alone. */
const unlessSent: KnownQuery = (query) =>
  readContactFormState(query.get(contactFormState.parameter)) === null ? '' : null;

/** The search as it is understood, however it was written, and whether all its filters come with the page. */
const search: KnownQuery = (query) => {
  const panel = isPanelAsked(query.get(panelParameter)) ? [`${panelParameter}=${panelOpen}`] : [];
  return [filtersToQuery(readFilters(queryTexts(query)).filters), ...panel].filter(Boolean).join('&');
};

/** Which page of a home's reviews. */
const reviews: KnownQuery = (query) => {
  const page = readReviewsPage(query.get(reviewsParameter));
  return page === null ? '' : `${reviewsParameter}=${page}`;
};

/** The homes of a list that somebody shares. */
const sharedList: KnownQuery = (query) => {
  const ids = readSharedIds(query.get('ids'));
  return ids.length > 0 ? `ids=${writeSharedIds(ids)}` : '';
};

/** Of an entry beside its texts, roughly. */
const OVERHEAD = 100;

/** The pages that are the same for everybody. A page is cached only when it also says so while it renders. */
const publicPages: Partial<Record<RouteName, KnownQuery>> = {
  home: noQuery,
  about: noQuery,
  contact: unlessSent,
  disclaimer: noQuery,
  offline: noQuery,
  'terms-of-service': noQuery,
  'terms-and-conditions': noQuery,
  'listing.index': search,
  'listing.show': reviews,
  'listing.favorites': sharedList,
};

/**
 * What addresses were found to mean; reading a query costs more than sending a page. Addresses may be as long as a
 * request's head: bounded in characters, not in number.
 */
const known = new LRUCache<string, { page: string | null }>({
  maxSize: 1_000_000,
  sizeCalculation: ({ page }, url) => OVERHEAD + url.length + (page?.length ?? 0),
});

/** The one address under which a public page is rendered and kept, or null for every other address. */
export function publicPageOf(url: string): string | null {
  let found = known.get(url);
  if (!found) known.set(url, (found = { page: readAddress(url) }));
  return found.page;
}

function readAddress(url: string): string | null {
  const [pathname = '/', search = ''] = url.split('?', 2);
  if (pathname.startsWith('//') || pathname.includes('\\')) return null;
  const match = matchRoute(pathname);
  const knownQuery = match && publicPages[match.name];
  if (!knownQuery) return null;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const query = knownQuery(new URLSearchParams(search));
  if (query === null) return null;
  return query ? `${path}?${query}` : path;
}
