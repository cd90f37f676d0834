import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { mayKeepNote } from '@/server/features/requests/policy';

/**
 * Whether what somebody fills in may hold a private note: it is the landlord's alone, as on requests. Who may write
 * bookings down at all is who may edit the home.
 */
export function mayWriteNote(actor: Actor, ownerId: number, note: string | null): boolean {
  return note === null || mayKeepNote(actor, ownerId);
}
