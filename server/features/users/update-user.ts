import 'server-only';

import type { UpdateUserInput } from '@/lib/profile/contract';
import type { StaffRole } from '@/lib/staff/rights';
import { profileTexts } from '@/lib/texts/profile';
import { userTexts } from '@/lib/texts/users';
import type { UpdatedUser } from '@/lib/users/contract';
import type { Prisma } from '@/prisma/generated/client';
import { loadUser } from '@/server/features/accounts/load-users';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { requireLiveSession } from '@/server/features/account-safety/require-live-session';
import { requireOwnPassword } from '@/server/features/account-safety/require-recent-password';
import { recordAudit } from '@/server/audit/record-audit';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { askAddressChange, findAddressChange } from '@/server/features/profile/change-address';
import { preparePassword, storePassword } from '@/server/features/profile/change-password';
import { checkPostalCode } from '@/server/features/users/check-postal-code';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import type { KnownAccount } from '@/server/features/accounts/find-user';
import { guardAdminAccount } from '@/server/features/users/guard-admin-account';
import {
  mayChangeRole,
  mayChangeStaffRole,
  mayEditUser,
  maySetPassword,
} from '@/server/features/accounts/policy';

/** Fields that are left out stay: Prisma does not write undefined. */
function columnsOf(body: UpdateUserInput): Prisma.UserUpdateInput {
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    receiveEmails: body.receive_emails,
    phoneNumber: body.phone_number,
    languages: body.languages,
    vatNumber: body.vat_number,
    billingStreetName: body.billing_street_name,
    billingHouseNumber: body.billing_house_number,
    billingPostalCode: body.billing_postal_code,
    billingCity: body.billing_city,
    billingCountry: body.billing_country,
    roleId: body.user_role_id,
  };
}

/** An admin has exactly one staff role; nobody else has any. */
function staffRoleOf(account: KnownAccount, body: UpdateUserInput): StaffRole | null {
  const isAdmin = (body.user_role_id ?? account.roleId) === roles.admin;
  return isAdmin ? (body.staff_role ?? account.staffRole ?? 'support') : null;
}

/** @throws DomainError forbidden for a role; invalid for another's password, and for a role of staff without admin */
function checkRights(actor: Actor, account: KnownAccount, body: UpdateUserInput): void {
  authorize(mayEditUser(actor, account));
  authorize(body.user_role_id === undefined || mayChangeRole(actor, account, body.user_role_id));
  if (body.staff_role !== undefined) {
    if (staffRoleOf(account, body) === null) throw invalid({ staff_role: [userTexts.staffRoleOfAdmin] });
    authorize(mayChangeStaffRole(actor, account, body.staff_role));
  }
  if (body.password !== undefined && !maySetPassword(actor, account)) {
    throw invalid({ password: [profileTexts.passwordOfOther] });
  }
}

/** Audits the names of the fields that an admin changed, without values: the log contains no personal data. */
async function auditUpdate(
  tx: Tx,
  actor: Actor,
  account: KnownAccount,
  body: UpdateUserInput,
): Promise<void> {
  if (actor.id === account.id && actor.impersonatorId === null) return;
  const { user_role_id: roleId = account.roleId } = body;
  const staffRole = staffRoleOf(account, body);
  await recordAudit(tx, {
    actor,
    action: 'user.update',
    subject: { type: 'user', id: account.id },
    details: {
      fields: Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name])),
      ...(roleId !== account.roleId && { role: { from: account.roleId, to: roleId } }),
      ...(staffRole !== account.staffRole && { staff_role: { from: account.staffRole, to: staffRole } }),
    },
  });
}

interface Input {
  actor: Actor;
  params: { id: number };
  body: UpdateUserInput;
  address: string;
}

/**
 * PUT /api/users/{id}: the user's own data, or another's by an admin. A new e-mail address has to be confirmed first
 * (docs/rules/accounts.md#own-data); changing one's own needs the current password, as does a new password, which ends
 * all other sessions.
 * @throws DomainError not_found, forbidden, invalid, last_owner (409), too_many_requests
 */
export async function updateUser({ actor, params, body, address }: Input): Promise<UpdatedUser> {
  const account = await getKnownAccount(prisma(), actor, params.id);
  checkRights(actor, account, body);
  const isSelf = actor.id === account.id;
  const newEmail = body.email.toLowerCase() === account.email.toLowerCase() ? null : body.email;
  if (isSelf && (newEmail !== null || body.password !== undefined)) {
    await requireOwnPassword(actor, body.current_password, 'current_password');
  }
  // Making somebody an admin counts as changing an admin.
  const roleId = body.user_role_id === roles.admin ? roles.admin : account.roleId;
  await guardAdminAccount(actor, { id: account.id, roleId }, body.current_password, 'current_password');
  const change = newEmail && (await findAddressChange({ actor, userId: account.id, newEmail, address }));
  const names = { firstName: body.first_name, lastName: body.last_name, email: account.email };
  const passwordHash = body.password === undefined ? null : await preparePassword(body.password, names);
  const data = await transaction(async (tx) => {
    await checkPostalCode(tx, account.id, body);
    const data = { ...columnsOf(body), staffRole: staffRoleOf(account, body) };
    await tx.user.update({ where: { id: account.id }, data });
    await requireLiveSession(tx, actor);
    if (passwordHash !== null)
      await storePassword(tx, { account, passwordHash, keepSession: actor.sessionId });
    if (change) await askAddressChange(tx, { userId: account.id, ...change });
    await auditUpdate(tx, actor, account, body);
    return loadUser(tx, account.id);
  });
  if (!data) throw new DomainError('not_found');
  return { data, message: newEmail === null ? profileTexts.saved : profileTexts.savedNewEmail(newEmail) };
}
