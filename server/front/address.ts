import 'server-only';

import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { queryTexts } from '@/lib/api/query-texts';
import { contactFormState, readContactFormState } from '@/lib/contact/form-state';
import { previewParameter } from '@/lib/edited-texts/preview';
import { readSharedIds, writeSharedIds } from '@/lib/favorites/shared-list';
import { languageOfPath } from '@/lib/languages/of-path';
import { matchRoute, routesIn } from '@/lib/match-route';
import type { RouteMatch } from '@/lib/match-route';
import type { Language } from '@/lib/languages/language';
import { manifestPaths } from '@/lib/languages/manifest';
import { fillPath, hasKey } from '@/lib/paths';
import type { RouteName } from '@/lib/desk-paths';
import { readReviewsPage, reviewsParameter } from '@/lib/reviews/page-reviews';
import { carriedQuery } from '@/lib/search/carried-range';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import { isPanelAsked, panelOpen, panelParameter } from '@/lib/search/panel';
import type { SearchFilters } from '@/lib/search/parameters';
import { streetPathsIn } from '@/lib/texts/paths';
import { notFoundPath } from '@/server/front/gate';
import type { RequestContext } from '@/server/http/request-context';
import { securityHeaders } from '@/server/front/security-headers';

/** What an address means: which page, file or call it is, and which parts of its query matter. */

/** The parsed meaning of an address. */
export interface Address {
  language: Language;
  /** Null if it is not a page. */
  route: RouteMatch | null;
  /** The canonical address under which a public page is rendered and cached; null for every other page. */
  page: string | null;
  /** For an overview: the search it asks for. */
  search?: SearchFilters;
}

/** The part of a page's query that matters, in a fixed order, and the search it stands for; the rest is dropped. */
interface Counting {
  /** Null if the query makes the page personal to one visitor. */
  query: string | null;
  search?: SearchFilters;
}
type Read = (query: URLSearchParams) => Counting;

const nothing: Read = () => ({ query: '' });

/** The outcome of a form submitted without JavaScript concerns only its sender. */
const unlessSent: Read = (query) => ({
  query: readContactFormState(query.get(contactFormState.parameter)) === null ? '' : null,
});

/**
 * The search in canonical form, however it was written, and whether the full filter panel is rendered with the page.
 */
const overview: Read = (query) => {
  const panel = isPanelAsked(query.get(panelParameter)) ? [`${panelParameter}=${panelOpen}`] : [];
  const { filters: search } = readFilters(queryTexts(query));
  return { query: [filtersToQuery(search), ...panel].filter(Boolean).join('&'), search };
};

/** The requested stay, and the page of the listing's reviews. */
const listing: Read = (query) => {
  const page = readReviewsPage(query.get(reviewsParameter));
  const stay = carriedQuery((name) => query.get(name));
  return { query: [stay, page === null ? '' : `${reviewsParameter}=${page}`].filter(Boolean).join('&') };
};

/** The listings in a shared list, and the stay for which it or one's own list is shown. */
const sharedList: Read = (query) => {
  const ids = readSharedIds(query.get('ids'));
  const stay = carriedQuery((name) => query.get(name));
  return { query: [ids.length > 0 ? `ids=${writeSharedIds(ids)}` : '', stay].filter(Boolean).join('&') };
};

/** The pages that are the same for everybody. A page is cached only if it also declares so while rendering. */
const publicPages: Partial<Record<RouteName, Read>> = {
  'front-page': nothing,
  about: nothing,
  contact: unlessSent,
  disclaimer: nothing,
  ranking: nothing,
  accessibility: nothing,
  privacy: nothing,
  offline: nothing,
  'terms-of-service': nothing,
  'terms-and-conditions': nothing,
  'listing.index': overview,
  'listing.show': listing,
  'listing.favorites': sharedList,
};

/** Approximate size of an entry apart from its strings. */
const OVERHEAD = 300;

/**
 * Parsing an address costs more than sending a page. An address may be as long as the head of a request, so the cache
 * is bounded by characters, not by count.
 */
const known = new LRUCache<string, Address>({
  maxSize: 2_000_000,
  sizeCalculation: ({ page }, url) => OVERHEAD + url.length + (page?.length ?? 0),
});

/** Parses an address, once for everyone who asks what it means. */
export function readAddress(url: string): Address {
  let found = known.get(url);
  if (!found) {
    known.set(url, (found = read(url)));
    // The canonical address means the same, and is what the renderer is asked for.
    if (found.page !== null) known.set(found.page, found);
  }
  return found;
}

function read(url: string): Address {
  const [pathname = '/', search = ''] = url.split(/[?#]/, 2);
  const language = languageOfPath(pathname);
  const route = matchRoute(pathname, language);
  const readQuery = route && publicPages[route.name];
  if (!readQuery || pathname.startsWith('//') || pathname.includes('\\'))
    return { language, route, page: null };
  const query = new URLSearchParams(search);
  if (query.has(previewParameter)) return { language, route, page: null };
  const counting = readQuery(query);
  return { language, route, page: pageOf(pathname, counting), search: counting.search };
}

function pageOf(pathname: string, { query }: Counting): string | null {
  const own = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return query ? `${own}?${query}` : query === '' ? own : null;
}

/** The named route of a request, or null. */
export const routeOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>) => readAddress(url).route;

/** Pictures shown by mails, link previews and other sites. */
export const isShownElsewhere = (pathname: string) =>
  /^\/fotos\/|^\/[\w-]+\.(ico|svg|png|jpg)$/.test(pathname);
/** Files in the folder `public`, and those that are written on demand. */
const publicFiles = new Set([
  ...fs.readdirSync(path.resolve('public')).map((name) => `/${name}`),
  '/robots.txt',
  '/sitemap.xml',
  ...Object.values(manifestPaths),
]);

/** The path of an address, undecoded. */
export const pathnameOf = (req: IncomingMessage) => (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

/** Files and calls that Next answers without rendering a page; everything else must be a named route. */
export const isServedByNext = (pathname: string) =>
  /^\/(_next|api|sanctum|fotos|sitemaps)(\/|$)/.test(pathname) ||
  /^\/(login(\/second-factor(\/options)?)?|register|logout|forgot-password|reset-password)$/.test(pathname) ||
  publicFiles.has(pathname);

/** The address at which the renderer knows a page, which is its Dutch one in every language. */
export function renderedAt(url: string): string {
  const { language, route } = readAddress(url);
  if (!route || language === 'nl' || !hasKey(streetPathsIn('nl'), route.name)) return url;
  const query = url.indexOf('?');
  return fillPath(streetPathsIn('nl')[route.name], route.params) + (query < 0 ? '' : url.slice(query));
}

/** Rewrites a path that is no page to the 404 page, which has complete HTML, and others to the renderer's own path. */
export function choosePage(req: IncomingMessage, context: RequestContext): void {
  const { url = '/' } = req;
  const pathname = pathnameOf(req);
  if (isServedByNext(pathname)) {
    const of = languageOfPath(pathname);
    if (pathname === manifestPaths[of]) req.url = `${manifestPaths.nl}?language=${of}`;
    return;
  }
  const { language, route } = readAddress(url);
  context.language = language;
  const isNamed = route !== null || (context.isLocal && pathname.startsWith('/dev/'));
  if (!isNamed || pathname.startsWith('//')) {
    context.pageStatus = 404;
    req.url = notFoundPath;
  } else req.url = renderedAt(url);
}

/**
 * Redirects an address with a trailing slash to the one without, and a Dutch path under another language's prefix to
 * its translation; returns whether it did.
 */
export function redirectToOwnAddress(req: IncomingMessage, res: ServerResponse): boolean {
  const { url = '/' } = req;
  const end = url.indexOf('?');
  const [pathname, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const isPlain =
    pathname === '/' ||
    (!pathname.endsWith('/') && (languageOfPath(pathname) === 'nl' || readAddress(url).route !== null));
  // '//' at the start would lead to another site.
  if (isPlain || pathname.startsWith('//')) return false;
  const own = ownPath(pathname);
  if (own === pathname) return false;
  const isSecret = /\{token\}/.test(patternOf(own));
  const headers = { ...securityHeaders([]), ...(isSecret && { 'Cache-Control': 'no-store' }) };
  res.writeHead(308, { ...headers, Location: `${own}${query}` }).end();
  return true;
}

const patternOf = (pathname: string): string => {
  const language = languageOfPath(pathname);
  const route = matchRoute(pathname, language);
  return route ? routesIn(language)[route.name] : '';
};

/** The canonical path of the page at a path; the path itself if there is no other. */
function ownPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  const language = languageOfPath(trimmed);
  if (matchRoute(trimmed, language)) return trimmed;
  const dutch = language === 'nl' ? null : matchRoute(trimmed.slice(`/${language}`.length), 'nl');
  return dutch ? fillPath(routesIn(language)[dutch.name], dutch.params) : pathname;
}
