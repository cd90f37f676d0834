import 'server-only';

import type { AuthOptions } from 'next-auth';
import GoogleProvider from 'next-auth/providers/google';
import type { OAuthConfig, OAuthUserConfig } from 'next-auth/providers/oauth';
import { emailAddress } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import type { ProviderId, SignInProvider } from '@/lib/identities/contract';
import { env } from '@/server/env';

/** The identity providers that are accepted, and the claims that they must supply. */

const isTrue = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** The claims that are used; the name is only a suggestion, and nothing else of the profile is kept. */
export const providerClaims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: emailAddress().optional(),
  /** Some providers send it as a string. */
  email_verified: isTrue.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});
export type ProviderClaims = z.output<typeof providerClaims>;

const bare = (issuer: string) => issuer.replace(/\/$/, '');

type UserInfo = Extract<OAuthConfig<ProviderClaims>['userinfo'], object>;

/**
 * The signed ID token says who it is; if it has no address, the provider is asked for one and has to name the same
 * subject.
 */
const claimsOf =
  (issuer: string): NonNullable<UserInfo['request']> =>
  async ({ tokens, client }) => {
    if (!('claims' in tokens) || typeof tokens.claims !== 'function') throw new Error('no ID token');
    const claims: unknown = tokens.claims();
    const said = typeof claims === 'object' && claims !== null ? { ...claims } : {};
    if (!('iss' in said) || bare(String(said.iss)) !== bare(issuer)) throw new Error('another issuer');
    const asked: { sub?: unknown } =
      'email' in said || !tokens.access_token ? {} : await client.userinfo(tokens.access_token);
    if (asked.sub !== undefined && (!('sub' in said) || asked.sub !== said.sub))
      throw new Error('another subject');
    return providerClaims.parse({ ...asked, ...said });
  };

const strict = (issuer: string) =>
  ({
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    userinfo: { request: claimsOf(issuer) },
    // No name, no picture: what to store is decided when the account is made.
    profile: ({ sub, email }: ProviderClaims) => ({ id: sub, email }),
    httpOptions: { timeout: 10_000 },
  }) satisfies Partial<OAuthConfig<ProviderClaims>>;

const googleIssuer = 'https://accounts.google.com';

function google({
  clientId,
  clientSecret,
}: Pick<OAuthUserConfig<ProviderClaims>, 'clientId' | 'clientSecret'>) {
  return { ...GoogleProvider({ clientId, clientSecret }), ...strict(googleIssuer), clientId, clientSecret };
}

function openId(issuer: string, clientId: string, clientSecret: string): OAuthConfig<ProviderClaims> {
  return {
    id: 'oidc',
    name: 'OpenID',
    type: 'oauth',
    issuer,
    wellKnown: `${bare(issuer)}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    clientId,
    clientSecret,
    ...strict(issuer),
  };
}

/** The providers as next-auth options. */
export function providerSettings(): AuthOptions['providers'] {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET } = env;
  return [
    ...(AUTH_GOOGLE_ID && AUTH_GOOGLE_SECRET
      ? [google({ clientId: AUTH_GOOGLE_ID, clientSecret: AUTH_GOOGLE_SECRET })]
      : []),
    ...(AUTH_OIDC_ISSUER && AUTH_OIDC_ID && AUTH_OIDC_SECRET
      ? [openId(AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET)]
      : []),
  ];
}

/** The name shown to people: the configured one, else the provider's host. */
export function providerName(id: string): string {
  if (id === 'google') return 'Google';
  return env.AUTH_OIDC_NAME ?? (env.AUTH_OIDC_ISSUER ? new URL(env.AUTH_OIDC_ISSUER).host : 'OpenID');
}

/** The configured providers; none by default, in which case the site shows no trace of them. */
export function signInProviders(): SignInProvider[] {
  const ids: ProviderId[] = [
    ...(env.AUTH_GOOGLE_ID ? (['google'] as const) : []),
    ...(env.AUTH_OIDC_ID ? (['oidc'] as const) : []),
  ];
  return ids.map((id) => ({ id, name: providerName(id) }));
}
