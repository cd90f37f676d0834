import type { StoredPage } from '@/server/front/page-cache/store';

/** A cached page of which only the tags and the size matter. */
export function makeStoredPage(tags: readonly string[], bytes = 1): StoredPage {
  return {
    status: 200,
    digest: 'x',
    headers: [],
    body: { bytes, as: () => Buffer.alloc(bytes) },
    tags,
    searches: [],
    staleAt: 0,
    endsAt: Infinity,
    day: '2026-07-01',
  };
}
