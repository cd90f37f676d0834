import type { User } from '@/prisma/generated/client';
import { isRoleId, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** The actor for a policy, without a database: by default a landlord with a confirmed address. */
export function makeActor(changes: Partial<Actor> = {}): Actor {
  const { id = 1, roleId = roles.landlord } = changes;
  return {
    id,
    roleId,
    isAdmin: roleId === roles.admin,
    staffRole: roleId === roles.admin ? 'owner' : null,
    secondFactorDue: false,
    isVerified: true,
    email: `${id}@kustverblijf.test`,
    firstName: 'Marie',
    lastName: 'Peeters',
    sessionId: 's',
    impersonatorId: null,
    ...changes,
  };
}

/** A user as an actor. */
export const actorOf = ({ id, email, firstName, lastName, roleId, staffRole }: User): Actor =>
  makeActor({ id, email, firstName, lastName, staffRole, ...(isRoleId(roleId) && { roleId }) });
