import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Language } from '@/lib/languages/language';
import { keepsPages } from '@/server/env';
import { inLanguage } from '@/server/language';

/** A text that an admin previews on its page before saving it. */
export interface TextDraft {
  key: string;
  locale: Language;
  body: string;
}

/**
 * What the front and the page or handler it calls tell each other about one request. Both run in one process but are
 * bundled separately, so the storage lives under a global symbol.
 */
export interface RequestContext {
  requestId: string;
  /** The language in which it is answered; Dutch by default. */
  language?: Language;
  /** The nonce of the page's own scripts. */
  nonce?: string;
  /** Set by the front for a request from the machine that the site runs on; required for pages for local use only. */
  isLocal?: boolean;
  /** Set by the front for an admin who previews it on the page. */
  draft?: TextDraft;
  /** Set by the front for an overview: the search in its address. */
  search?: SearchFilters;
  /**
   * Set by the front when the search index of this process already covers everything committed before the page was
   * requested, so that no further check is needed.
   */
  isSearchCurrent?: boolean;
  /** Set by a page with a status other than 200, such as a listing that does not exist. */
  pageStatus?: number;
  /** Set for a page that failed for a temporary reason: seconds until retrying makes sense. */
  retryAfter?: number;
  /** Set by a page that is the same for everybody; without it the page is not cached. */
  publicPage?: PublicPage;
  /** Set by a call whose body is already compressed: the router does not pass on the Content-Encoding header. */
  contentEncoding?: string;
  /** Set by a page whose scripts load only at the visitor's first interaction. */
  scriptsWait?: boolean;
}

/** A page of search results. */
export interface Overview {
  filters: SearchFilters;
  /** Ids of the listings on it, in order. */
  shown: readonly number[];
}

export interface PublicPage {
  /** `listing:ID`, `landlord:ID`, `listings`, `settings`: what the page was made from. */
  tags: readonly string[];
  /** For a page of search results: the rule in server/features/search/listing-changes.ts says when it goes stale. */
  overview?: Overview;
  /** For a page that shows parts of several searches: it goes stale with any of them, by the same rule. */
  searches?: readonly Overview[];
  /** Seconds after which it is re-rendered even if no change was reported. */
  maxAge?: number;
  /** Seconds after which it is no longer served; by default it is valid for the rest of the day. */
  goodFor?: number;
  /** A browser bundle that replaces all of the renderer's scripts. */
  onlyScript?: string;
}

const key = Symbol.for('kustverblijf.request-context');
const store = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<RequestContext> };
const storage = (store[key] ??= new AsyncLocalStorage<RequestContext>());

export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, () => inLanguage(context.language ?? 'nl', work));
}

export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Sets another status (404, 410) for a page that is rendered in full: Next's own `notFound()` sends a body that only
 * script fills. Call it before the page returns.
 */
export function setPageStatus(status: number): void {
  const context = storage.getStore();
  if (context) context.pageStatus = status;
}

/** A page's status, from what was set while it was rendered; Next gives it 200 or, for anything thrown, 500. */
export function statusOfPage(given: number, { pageStatus, retryAfter }: RequestContext): number {
  if (given === 200) return pageStatus ?? 200;
  return given === 500 && retryAfter !== undefined ? 503 : given;
}

/** The Retry-After header of a page with this status, as name and value; empty if it has none. */
export function retryOf(status: number, { retryAfter }: RequestContext): [string, string][] {
  return status === 503 && retryAfter !== undefined ? [['Retry-After', String(retryAfter)]] : [];
}

/** Tells the front that the call compressed its body itself. */
export function setContentEncoding(encoding: string): void {
  const context = storage.getStore();
  if (context) context.contentEncoding = encoding;
}

/** Declares that a page is the same for everybody and what it was made from: only then does the page cache store it. */
export function declarePublicPage(page: PublicPage): void {
  const context = storage.getStore();
  if (context) context.publicPage = page;
}

/**
 * Delays a page's scripts until the visitor's first interaction: all of its content is in the HTML. In development they
 * run at once, unless DEV_PAGE_CACHE says otherwise.
 */
export function letScriptsWait(): void {
  const context = storage.getStore();
  if (context) context.scriptsWait = keepsPages();
}
