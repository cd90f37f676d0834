import 'server-only';

import { clearedSessionCookie, clearedSignedInHint } from '@/server/auth/session';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/**
 * 204 after signing out. The browser drops its cached pages, so that Back shows nothing of the session. Neither
 * "cookies" nor "storage": favourites, the cookie choice, half-written forms and the known-browser cookie belong to the
 * visitor, not to the session.
 */
export function signedOutReply(): Reply {
  return reply(undefined, {
    status: 204,
    headers: { 'Clear-Site-Data': '"cache"' },
    cookies: [clearedSessionCookie(), clearedSignedInHint()],
  });
}
