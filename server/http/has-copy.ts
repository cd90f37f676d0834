import 'server-only';

import fresh from 'fresh';

/** Whether what the asker has is this very answer: a 304 says so. A reload that wants it anew has none. */
export function hasCopy(headers: Headers, etag: string): boolean {
  const asked = {
    'if-none-match': headers.get('if-none-match') ?? undefined,
    'cache-control': headers.get('cache-control') ?? undefined,
  };
  return fresh(asked, { etag });
}
