import type { User } from '@/prisma/generated/client';
import { isRoleId, roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Who asks a policy, without a database: a verified landlord, or what the changes make of it. */
export function makeActor(changes: Partial<Actor> = {}): Actor {
  const { id = 1, roleId = roles.landlord } = changes;
  return {
    id,
    roleId,
    isAdmin: roleId === roles.admin,
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

/** A user as who asks. */
export const actorOf = ({ id, email, firstName, lastName, roleId }: User): Actor =>
  makeActor({ id, email, firstName, lastName, ...(isRoleId(roleId) && { roleId }) });
