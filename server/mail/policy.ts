import 'server-only';

import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** The outbox, with everybody's mails, is for admins. */
export function mayManageMails(actor: Pick<Actor, 'isAdmin' | 'staffRole'>): boolean {
  return hasRight(actor, 'mails');
}
