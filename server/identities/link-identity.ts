import 'server-only';

import type { LinkIdentityInput } from '@/lib/identities/contract';
import { signIn } from '@/server/accounts/sign-in';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { forgetIdentity, getPendingIdentity } from '@/server/identities/pending-identity';
import type { PendingIdentity } from '@/server/identities/pending-identity';

interface Input {
  body: LinkIdentityInput;
  actor: Actor | null;
  address: string;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
}

/** Records that this account elsewhere opens that account here. */
export async function storeIdentity(tx: Tx, userId: number, pending: PendingIdentity): Promise<void> {
  const { provider, issuer, subject, email } = pending;
  await tx.userIdentity.create({ data: { userId, provider, issuer, subject, email } });
}

/**
 * POST /api/identities/link: the password of the account with the verified address, given as at POST /login, with the
 * same limits and second factor. From then on the account elsewhere opens it.
 * @throws DomainError provider_answer_expired; as POST /login; conflict when it was linked meanwhile
 */
export async function linkIdentity({ body, ...input }: Input): Promise<Reply> {
  const pending = await getPendingIdentity(input.cookies);
  const { email } = pending;
  const { data, init } = await signIn({ ...input, body: { ...body, email, remember: false } });
  await transaction(async (tx) => {
    const { id } = await tx.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
    await storeIdentity(tx, id, pending);
  });
  return reply(data, { ...init, cookies: [...(init.cookies ?? []), forgetIdentity()] });
}
