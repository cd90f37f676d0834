/** Signs in at the tests' OpenID provider as a browser does: its redirects, its page, its cookies. */
import { startOidcProvider } from '@/scripts/testing/oidc-provider';
import type { ProviderPerson } from '@/scripts/testing/oidc-provider';
import { freePort } from '@/scripts/postgres/connection';
import type { Answer, TestClient } from '@/tests/support/client';

/** The people known to the provider: what is typed on its page → who that is. */
export const people = new Map<string, ProviderPerson>();

/** Starts the provider and configures the site for it. Must run before any setting is read. */
export async function withProvider(appUrl = 'http://localhost:3000') {
  const port = await freePort();
  const redirectUri = `${appUrl}/api/auth/callback/oidc`;
  // The provider looks people up again, by the subject it assigned.
  const findPerson = (name: string) =>
    people.get(name) ?? [...people.values()].find(({ sub }) => sub === name);
  const provider = await startOidcProvider({ port, redirectUri, findPerson });
  process.env.AUTH_OIDC_ISSUER = provider.issuer;
  process.env.AUTH_OIDC_ID = provider.clientId;
  process.env.AUTH_OIDC_SECRET = provider.clientSecret;
  process.env.AUTH_OIDC_NAME = 'Testaanbieder';
  return provider;
}

/** The provider's cookies in a browser. */
class Jar {
  readonly #cookies = new Map<string, string>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split(/=(.*)/) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }
}

/** Starts at our site; returns the URL at the provider. */
export async function beginSignIn(client: TestClient, callbackUrl = '/dashboard/overzicht'): Promise<string> {
  const { csrfToken } = (await client.get<{ csrfToken: string }>('/api/auth/csrf')).body;
  const body = { csrfToken, callbackUrl, json: 'true' };
  const answer = await client.post<{ url: string }>('/api/auth/signin/oidc', body, { csrf: false });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body.url;
}

/** Signs in at the provider as `login`; returns the URL that leads back. */
export async function signInThere(start: string, login: string): Promise<string> {
  const jar = new Jar();
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    let answer = await jar.fetch(url);
    if (answer.status === 200) {
      answer = await jar.fetch(url, { method: 'POST', body: new URLSearchParams({ login }) });
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`${answer.status} ${await answer.text()}`);
    url = new URL(next, url).href;
    if (url.includes('/api/auth/callback/')) return url;
  }
  throw new Error('the provider leads round in circles');
}

/** The callback at our site, in the browser of `client`. */
export function comeBack(client: TestClient, url: string): Promise<Answer> {
  const { pathname, search } = new URL(url);
  return client.get(`${pathname}${search}`);
}

/** All steps; returns where our site redirects next, without its own origin. */
export async function signInWith(client: TestClient, login: string, callbackUrl?: string): Promise<string> {
  const back = await comeBack(client, await signInThere(await beginSignIn(client, callbackUrl), login));
  if (back.status !== 302) throw new Error(`${back.status} ${back.text}`);
  return (back.headers.get('location') ?? '').replace('http://localhost:3000', '');
}
