import 'server-only';

import fresh from 'fresh';

/**
 * Whether what the asker has is this very answer: a 304 says so. A reload that wants it anew has none, and who says to
 * have anything at all (`*`, which is made for writing) names none.
 */
export function hasCopy(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match');
  const asked = {
    'if-none-match': known === null || known.includes('*') ? undefined : known,
    'cache-control': headers.get('cache-control') ?? undefined,
  };
  return fresh(asked, { etag });
}
