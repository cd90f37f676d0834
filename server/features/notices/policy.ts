import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Reading notices and deciding on them; the measures have their own rules besides. */
export function mayJudgeNotices(actor: Actor): boolean {
  return hasRight(actor, 'moderate');
}
