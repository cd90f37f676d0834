import 'server-only';

import { emailAddress } from '@/lib/api/text';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { recordAudit } from '@/server/audit/record-audit';
import type { StaffRole } from '@/lib/staff/rights';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { roles } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { env } from '@/server/env';

export interface MadeAdmin {
  /** Whether an account with this address existed before. */
  existed: boolean;
  /** Where the password is chosen; valid once, for 60 minutes. */
  link: string;
}

/**
 * `npm run admin -- create EMAIL [ROLE]`: creates an admin account with this role, or promotes the one with that
 * address, and makes a link to choose its password. Audited without an actor.
 * @throws ZodError if it is not an e-mail address; the database refuses to lose the last owner
 */
export async function createAdmin(address: string, staffRole: StaffRole = 'owner'): Promise<MadeAdmin> {
  const email = emailAddress().parse(address);
  return transaction(async (tx) => {
    const known = await tx.user.findUnique({ where: { email }, select: { id: true } });
    const { id } = await tx.user.upsert({
      where: { email },
      create: { email, firstName: 'Beheer', lastName: siteName(), roleId: roles.admin, staffRole },
      update: { roleId: roles.admin, staffRole },
      select: { id: true },
    });
    const details = { staff_role: staffRole };
    await recordAudit(tx, { actor: null, action: 'user.make_admin', subject: { type: 'user', id }, details });
    const token = await issueToken(tx, { userId: id, kind: 'reset_password' });
    const link = `${env.APP_URL}${route('reset-password', {}, { email, token })}`;
    return { existed: known !== null, link };
  });
}
