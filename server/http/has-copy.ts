import 'server-only';

import fresh from 'fresh';

/**
 * Whether the client already has exactly this response, so that a 304 is enough. Not for a forced reload, nor for `*`,
 * which is meant for writes.
 */
export function hasCopy(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match');
  const asked = {
    'if-none-match': known === null || known.includes('*') ? undefined : known,
    'cache-control': headers.get('cache-control') ?? undefined,
  };
  return fresh(asked, { etag });
}
