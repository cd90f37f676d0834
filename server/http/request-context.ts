import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { SearchFilters } from '@/lib/search/parameters';
import { keepsPages } from '@/server/env';

/**
 * What the front and the page or handler it calls tell each other about one request. Both run in one process
 * but are bundled apart, so the storage lives under a global symbol.
 */
export interface RequestContext {
  requestId: string;
  /** Set by the front for a request from the machine that the site runs on: what is for local use alone needs it. */
  isLocal?: boolean;
  /** Set by the front for an overview: the search that its address asks for. */
  search?: SearchFilters;
  /**
   * Set by the front where the search of this process has followed everything that was committed before the page was
   * asked for: nobody need look again.
   */
  isSearchCurrent?: boolean;
  /** Set by a page that answers something else than 200, such as a listing that does not exist. */
  pageStatus?: number;
  /** Set by a page that is the same for everybody; without it nothing is kept. */
  publicPage?: PublicPage;
  /** Set by a call whose body is compressed already: the router passes on no header that says so. */
  contentEncoding?: string;
  /** Set by a page whose scripts wait for the visitor's first sign of interest. */
  scriptsWait?: boolean;
}

/** A page of what a search found. */
export interface Overview {
  filters: SearchFilters;
  /** Ids of the homes that it shows, in their order. */
  shown: readonly number[];
}

export interface PublicPage {
  /** `listing:ID`, `landlord:ID`, `listings`, `settings`: what the page was made from. */
  tags: readonly string[];
  /** Of a page that shows what a search found: it goes stale by the rule of server/features/search/home-changes.ts. */
  overview?: Overview;
  /** Of a page that shows parts of what several searches found: it goes stale with any of them, by the same rule. */
  searches?: readonly Overview[];
  /** Seconds until it is renewed although nothing was told to change. */
  maxAge?: number;
  /** Seconds after which nobody gets it any more; without it, it is good for the day. */
  goodFor?: number;
  /** The bundle for browsers that is all its script, in the place of the renderer's. */
  onlyScript?: string;
}

const key = Symbol.for('kustverblijf.request-context');
const store = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<RequestContext> };
const storage = (store[key] ??= new AsyncLocalStorage<RequestContext>());

export function withRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Lets a page answer with another status while it renders a whole page (404, 410): Next's own `notFound()`
 * sends a body that only script fills. Call it before the page returns.
 */
export function setPageStatus(status: number): void {
  const context = storage.getStore();
  if (context) context.pageStatus = status;
}

/** Lets a call answer with a body that it has compressed by itself. */
export function setContentEncoding(encoding: string): void {
  const context = storage.getStore();
  if (context) context.contentEncoding = encoding;
}

/**
 * Lets a page say that it is the same for everybody and what it was made from: only then does the page cache keep it.
 */
export function declarePublicPage(page: PublicPage): void {
  const context = storage.getStore();
  if (context) context.publicPage = page;
}

/**
 * Lets a page's scripts wait for the visitor's first sign of interest: everything it says is in its HTML. In development
 * they run as they come, unless DEV_PAGE_CACHE says otherwise.
 */
export function letScriptsWait(): void {
  const context = storage.getStore();
  if (context) context.scriptsWait = keepsPages();
}
