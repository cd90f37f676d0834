import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What the front and the page or handler it calls tell each other about one request. Both run in one process
 * but are bundled apart, so the storage lives under a global symbol.
 */
export interface RequestContext {
  requestId: string;
  /** Set by a page that answers something else than 200, such as a listing that does not exist. */
  pageStatus?: number;
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
