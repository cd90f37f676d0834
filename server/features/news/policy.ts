import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Admins write, change and remove the news; any signed-in user may read it. */
export function mayWriteNews(actor: Pick<Actor, 'isAdmin' | 'staffRole'>): boolean {
  return hasRight(actor, 'texts');
}
