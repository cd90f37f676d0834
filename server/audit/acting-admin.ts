import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Whether an admin does this in the actor's place; it is then shown to others. */
export const isByAdmin = (actor: Pick<Actor, 'impersonatorId'>): boolean => actor.impersonatorId !== null;

/** Whether what they write to a guest is an admin's: in the landlord's account, or as themselves. */
export const speaksForLandlord = (
  actor: Pick<Actor, 'id' | 'impersonatorId'>,
  listing: { userId: number },
): boolean => isByAdmin(actor) || actor.id !== listing.userId;
