/** A real OpenID provider on a loopback port for the tests: typing a name on its page signs in as that person. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

export interface ProviderPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  close: () => Promise<void>;
}

interface ProviderOptions {
  port: number;
  /** The redirect URI it allows. */
  redirectUri: string;
  /** The person with the name typed on its page. */
  findPerson: (login: string) => ProviderPerson | undefined;
}

const client = { clientId: 'kustverblijf', clientSecret: 'a-secret-of-the-tests' };

function makeProvider(issuer: string, { redirectUri, findPerson }: ProviderOptions): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of-the-tests'] },
    pkce: { required: () => true },
    findAccount: (_context, sub) => {
      const person = findPerson(sub);
      return person && { accountId: person.sub, claims: () => ({ ...person }) };
    },
  });
}

const page = `<!doctype html><html lang="nl"><title>Testaanbieder</title><h1>Testaanbieder</h1>
<form method="post"><label>Naam <input name="login"></label> <button>Aanmelden</button></form></html>`;

async function consent(provider: Provider, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { session, params } = await provider.interactionDetails(req, res);
  const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(req, res, { consent: { grantId } }, { mergeWithLastSubmission: true });
}

async function interact(
  provider: Provider,
  findPerson: ProviderOptions['findPerson'],
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { prompt } = await provider.interactionDetails(req, res);
  if (prompt.name === 'consent') return consent(provider, req, res);
  if (req.method !== 'POST') return void res.setHeader('content-type', 'text/html').end(page);
  const person = findPerson(new URLSearchParams(await text(req)).get('login') ?? '');
  if (!person) return void res.setHeader('content-type', 'text/html').end(page);
  return provider.interactionFinished(req, res, { login: { accountId: person.sub } });
}

/** Starts a provider; `port` must not be 0, because its URL is its issuer. */
export async function startOidcProvider(options: ProviderOptions): Promise<TestProvider> {
  const issuer = `http://127.0.0.1:${options.port}`;
  const provider = makeProvider(issuer, options);
  provider.on('server_error', (_context, error) =>
    process.stderr.write(`the OpenID provider: ${error.stack}\n`),
  );
  const answer = provider.callback();
  const server = createServer((req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
    interact(provider, options.findPerson, req, res).catch((error: unknown) =>
      res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    ...client,
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
