/** Signing in with an external account: Google, or any OpenID provider. */
import { givenPassword, registerInput } from '@/lib/accounts/contract';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';

export const providerIds = ['google', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];

/** What a page needs to offer this way of signing in. */
export interface SignInProvider {
  id: ProviderId;
  name: string;
}

/** POST /api/identities/link: the password of the existing account with that address. */
export const linkIdentityInput = z.object({
  password: givenPassword,
  /** A proof of work; required (422 on `token`) after too many failures, as for POST /login. */
  token: botCheckToken.optional(),
});
export type LinkIdentityInput = z.output<typeof linkIdentityInput>;

/** POST /api/identities/register: what the provider does not supply, or not reliably. */
export const registerIdentityInput = registerInput.pick({
  first_name: true,
  last_name: true,
  date_of_birth: true,
});
export type RegisterIdentityInput = z.output<typeof registerIdentityInput>;

/** Changes to the linked external accounts; the notification email names the change. */
export const identityChanges = ['linked', 'unlinked'] as const;
export type IdentityChange = (typeof identityChanges)[number];

export const identityDto = z.object({
  id: z.int(),
  /** The provider's display name. */
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
});
export type IdentityDto = z.output<typeof identityDto>;
export const identitiesAnswer = z.object({ data: z.array(identityDto) });

/** The query parameter of the login page that says why signing in with an external account failed. */
export const providerFaultParameter = 'fout';
export const providerFaults = ['failed', 'unverified', 'suspended'] as const;
export type ProviderFault = (typeof providerFaults)[number];

export function readProviderFault(given: unknown): ProviderFault | null {
  return providerFaults.find((fault) => fault === given) ?? null;
}
