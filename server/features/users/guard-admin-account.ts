import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { mayChangeAdmins } from '@/server/features/accounts/policy';
import type { Target } from '@/server/features/accounts/policy';
import { authorize } from '@/server/http/errors';

/**
 * Any change of one admin by another is for owners, and requires the acting admin's password again: an unattended
 * device must not be enough to take over the site. Not needed for changing oneself or a user who is no admin.
 * @throws DomainError forbidden; password_needed, password_of_other (423); invalid on `field`; too_many_requests
 */
export async function guardAdminAccount(
  actor: Actor,
  target: Pick<Target, 'id' | 'roleId'>,
  given?: string,
  field?: 'password' | 'current_password',
): Promise<void> {
  if (target.id === actor.id || target.roleId !== roles.admin) return;
  authorize(mayChangeAdmins(actor));
  await requireRecentPassword(actor, given, field);
}
