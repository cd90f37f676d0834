import 'server-only';

import type { AuthOptions } from 'next-auth';
import { z } from '@/lib/api/zod';
import { safeReturnPath } from '@/lib/accounts/return-path';
import type { Actor } from '@/server/auth/actor';
import { env } from '@/server/env';
import { isHttps } from '@/server/cookies';
import { DomainError } from '@/server/http/errors';
import { logFailedSignIn } from '@/server/http/log-refusal';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { acceptClaims, toLogin } from '@/server/features/identities/accept-claims';
import type { Onward } from '@/server/features/identities/accept-claims';
import { askNextAuth } from '@/server/features/identities/ask-next-auth';
import type { NextAuthStep } from '@/server/features/identities/ask-next-auth';
import { providerClaims, providerSettings, signInProviders } from '@/server/features/accounts/providers';
import { keyOf } from '@/server/keys';
import { log } from '@/server/log';

interface Input {
  actor: Actor | null;
  params: { nextauth: string[] };
  query: Record<string, string>;
  cookies: Readonly<Record<string, string>>;
  address: string;
  headers: Headers;
}

/** The next-auth steps in use: its token, the way to the provider and the way back; not its pages or its session. */
const steps: Readonly<Record<NextAuthStep['method'], RegExp>> = {
  GET: /^(csrf|callback\/(google|oidc))$/,
  POST: /^signin\/(google|oidc)$/,
};

/** next-auth takes the return address from the query and a cookie: only our own pages are accepted. */
function ownAddress(wished: string): string {
  const path = wished.startsWith(`${env.APP_URL}/`) ? wished.slice(env.APP_URL.length) : wished;
  return `${env.APP_URL}${safeReturnPath(path)}`;
}

function wishedPath(cookies: Input['cookies']): string {
  const name = `${isHttps() ? '__Secure-' : ''}next-auth.callback-url`;
  return ownAddress(cookies[name] ?? '').slice(env.APP_URL.length);
}

function optionsFor(onSignIn: NonNullable<AuthOptions['callbacks']>['signIn']): AuthOptions {
  return {
    providers: providerSettings(),
    secret: keyOf('provider-sign-in').toString('base64url'),
    session: { strategy: 'jwt' },
    useSecureCookies: isHttps(),
    callbacks: { signIn: onSignIn, redirect: ({ url }) => ownAddress(url) },
    logger: {
      error: (code, metadata) => {
        const { error } = metadata instanceof Error ? { error: metadata } : metadata;
        log.warn({ code, err: error }, 'a step of signing in with a provider failed');
      },
      warn: () => {},
      debug: () => {},
    },
  };
}

/** @throws DomainError not_found for a step that is not supported here, or an unconfigured provider */
function demandStep(method: NextAuthStep['method'], path: readonly string[]): void {
  const [, provider] = path;
  const isSetUp = signInProviders().some(({ id }) => provider === undefined || id === provider);
  if (!steps[method].test(path.join('/')) || !isSetUp) throw new DomainError('not_found');
}

function seeOther(path: string, cookies: readonly string[]): Reply {
  return reply(undefined, { status: 302, headers: { location: `${env.APP_URL}${path}` }, cookies });
}

/** POST /api/auth/signin/{provider}, with next-auth's own token: returns the provider's sign-in page. */
export async function startProviderSignIn({
  params,
  query,
  body,
  cookies,
}: Input & { body: Record<string, string> }): Promise<Reply> {
  demandStep('POST', params.nextauth);
  // Without `json` it would respond with a redirect, which a script cannot read.
  const sent = { ...body, json: 'true' };
  const step: NextAuthStep = { method: 'POST', path: params.nextauth, query, body: sent, cookies };
  const answer = await askNextAuth(
    step,
    optionsFor(() => false),
  );
  const { url } = z.object({ url: z.url() }).parse(answer.body);
  // It redirects back to itself if its token does not match.
  if (url.startsWith(env.APP_URL))
    throw new DomainError(url.includes('csrf=') ? 'csrf_mismatch' : 'unavailable');
  return reply({ url }, { cookies: answer.cookies });
}

/** GET /api/auth/csrf: next-auth's token. GET /api/auth/callback/{provider}: the way back from the provider. */
export async function answerProvider({
  actor,
  params,
  query,
  cookies,
  address,
  headers,
}: Input): Promise<Reply> {
  demandStep('GET', params.nextauth);
  const step: NextAuthStep = { method: 'GET', path: params.nextauth, query, body: undefined, cookies };
  let onward: Onward | undefined;
  const answer = await askNextAuth(
    step,
    optionsFor(async ({ account, profile }) => {
      const provider = signInProviders().find(({ id }) => id === account?.provider);
      if (!provider) return false;
      const claims = providerClaims.parse(profile);
      const returnPath = wishedPath(cookies);
      onward = await acceptClaims({ provider: provider.id, claims, actor, headers, address, returnPath });
      // Returning a path keeps next-auth from creating a session of its own.
      return onward.path;
    }),
  );
  if (params.nextauth[0] === 'csrf') return reply(answer.body, { cookies: answer.cookies });
  if (!onward) logFailedSignIn('provider', null, address);
  const { path, cookies: ours } = onward ?? toLogin('failed');
  return seeOther(path, [...answer.cookies, ...ours]);
}
