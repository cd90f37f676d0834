import 'server-only';

import type { CurrentUserDto } from '@/lib/accounts/contract';
import { dayToUtcDate } from '@/lib/dates/day';
import type { RegisterIdentityInput } from '@/lib/identities/contract';
import { identityTexts } from '@/lib/texts/identities';
import { confirmAddress } from '@/server/features/accounts/confirm-address';
import { isAddressTaken } from '@/server/features/accounts/find-address';
import { hasOpenInvitation } from '@/server/features/accounts/link-invitations';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { DomainError, invalid } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { openVouchedSession } from '@/server/features/identities/open-session';
import { forgetIdentity, getPendingIdentity } from '@/server/features/identities/pending-identity';
import type { PendingIdentity } from '@/server/features/identities/pending-identity';

interface Input {
  body: RegisterIdentityInput;
  actor: Actor | null;
  headers: Headers;
  cookies: Readonly<Record<string, string>>;
  /** The client's address. */
  address: string;
}

/** Creates an account without a password; a mailed link can set one later. */
async function createUser(tx: Tx, input: RegisterIdentityInput, { email }: PendingIdentity): Promise<number> {
  // Otherwise somebody whose account was moved to another address, perhaps by a thief, would occupy the address that it
  // can be restored to.
  const isHeld = (await isAddressTaken(tx, email)) && (await tx.user.count({ where: { email } })) === 0;
  if (isHeld) throw invalid({ email: [identityTexts.register.held] });
  const roleId = (await hasOpenInvitation(tx, email)) ? roles.coLandlord : roles.landlord;
  const [created] = await tx.user.createManyAndReturn({
    data: [
      {
        firstName: input.first_name,
        lastName: input.last_name,
        email,
        dateOfBirth: dayToUtcDate(input.date_of_birth),
        roleId,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  if (!created) throw new DomainError('conflict');
  // The provider vouches for the address as a mailed link would.
  await confirmAddress(tx, created.id);
  return created.id;
}

/**
 * POST /api/identities/register: creates an account for a verified address that has none here, with the details that
 * the provider does not supply, and signs in.
 * @throws DomainError provider_answer_expired; invalid on `email` for an address that an account may still be restored
 *   to; conflict when the address or the external account was taken meanwhile
 */
export async function registerIdentity({ body, actor, headers, cookies, address }: Input): Promise<Reply> {
  const pending = await getPendingIdentity(cookies);
  const opened = await transaction(async (tx): Promise<{ data: CurrentUserDto; cookies: string[] }> => {
    const userId = await createUser(tx, body, pending);
    const { provider, issuer, subject, email } = pending;
    await tx.userIdentity.create({ data: { userId, provider, issuer, subject, email } });
    const session = await openVouchedSession(tx, { userId, actor, headers, address });
    // A new account has no second factor yet.
    if (!session?.data) throw new DomainError('conflict');
    return { data: session.data, cookies: session.cookies };
  });
  return reply({ data: opened.data }, { cookies: [...opened.cookies, forgetIdentity()] });
}
