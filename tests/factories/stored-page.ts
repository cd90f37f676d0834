import type { StoredPage } from '@/server/page-cache/store';

/** A kept page of which only the tags matter. */
export function makeStoredPage(...tags: string[]): StoredPage {
  const body = Buffer.from('x');
  return {
    status: 200,
    digest: 'x',
    headers: {},
    identity: body,
    gzip: body,
    brotli: body,
    tags,
    staleAt: 0,
    day: '2026-07-01',
  };
}
