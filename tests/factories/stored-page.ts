import type { StoredPage } from '@/server/page-cache/store';

/** A kept page of which only the tags and the size matter. */
export function makeStoredPage(tags: readonly string[], bytes = 1): StoredPage {
  const body = Buffer.alloc(bytes);
  return {
    status: 200,
    digest: 'x',
    headers: {},
    identity: body,
    gzip: body,
    brotli: body,
    tags,
    staleAt: 0,
    endsAt: Infinity,
    day: '2026-07-01',
  };
}
