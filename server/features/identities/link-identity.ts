import 'server-only';

import type { LinkIdentityInput } from '@/lib/identities/contract';
import { signIn } from '@/server/features/accounts/sign-in';
import type { Actor } from '@/server/auth/actor';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { forgetIdentity, getPendingIdentity } from '@/server/features/identities/pending-identity';

interface Input {
  body: LinkIdentityInput;
  actor: Actor | null;
  address: string;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
}

/**
 * POST /api/identities/link: takes the password of the account with the verified address, with the same limits as POST
 * /login. If there is a second factor it is asked for first, and linking waits for it (`finishSignIn`). From then on
 * the external account signs in to it; its owner is told.
 * @throws DomainError provider_answer_expired; as POST /login; conflict when it was linked meanwhile
 */
export async function linkIdentity({ body, ...input }: Input): Promise<Reply> {
  const { provider, issuer, subject, email } = await getPendingIdentity(input.cookies);
  const identity = { provider, issuer, subject, email };
  const { data, init } = await signIn({ ...input, identity, body: { ...body, email, remember: false } });
  return reply(data, { ...init, cookies: [...(init.cookies ?? []), forgetIdentity()] });
}
