import 'server-only';

import { hasRight, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Only the landlord deals with payments (docs/rules/payments.md#who-may-do-what), never a co-landlord. */

/** May have an account to be paid on; for admins it is always empty. */
export const mayHaveAccount = (actor: Actor): boolean => actor.roleId !== roles.coLandlord;

/** Account, statements and matches. */
export const mayBePaid = (actor: Actor): boolean => actor.roleId === roles.landlord;

interface Owned {
  userId: number;
}

export const mayReadTerms = (actor: Actor, { userId }: Owned): boolean =>
  actor.id === userId || hasRight(actor, 'find');

/** The terms of a listing, what its guests are asked, and the deposit that goes back. */
export const mayAsk = (actor: Actor, { userId }: Owned): boolean => actor.id === userId && !actor.isAdmin;
