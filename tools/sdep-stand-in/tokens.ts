/** Signing in: both ways to authenticate a client, and its tokens. */
import { createPublicKey, generateKeyPairSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '@/tools/sdep-stand-in/clock';
import { refuse } from '@/tools/sdep-stand-in/errors';

export interface ClientSeed {
  id: string;
  /** As in tokens; null leaves the claim out. */
  name: string | null;
  secret?: string;
  /** Public keys in PEM, by the `kid` that was handed out for each. */
  keys?: Record<string, string>;
  /** Default: those of a platform. */
  roles?: string[];
}

export interface Caller {
  clientId: string;
  clientName: string | null;
  roles: readonly string[];
}

interface Client {
  id: string;
  name: string | null;
  secret: string | null;
  keys: Map<string, KeyObject>;
  roles: string[];
}

interface ServiceKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export const lifetime = 300;
const leeway = 10;
/** Between `iat` and `exp` of what a client signs. */
const longest = 60 + leeway;

const newPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const newServiceKey = (): ServiceKey => ({ kid: randomUUID(), ...newPair() });
const same = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Basic credentials of a header; null if there are none that can be read. */
function basic(header: string): { id: string; secret: string } | null {
  const [, coded] = /^Basic (.+)$/.exec(header) ?? [];
  const plain = Buffer.from(coded ?? '', 'base64').toString();
  const colon = plain.indexOf(':');
  return colon < 0 ? null : { id: plain.slice(0, colon), secret: plain.slice(colon + 1) };
}

export class Tokens {
  readonly #clients = new Map<string, Client>();
  readonly #used = new Set<string>();
  #serviceKey = newServiceKey();
  /** Off in production. */
  takesSecrets = true;
  /** If off, signing in is answered with 503. */
  isUp = true;

  constructor(
    readonly clock: Clock,
    readonly audience: string,
    clients: readonly ClientSeed[],
  ) {
    for (const { id, name, secret = null, keys = {}, roles } of clients) {
      this.#clients.set(id, {
        id,
        name,
        secret,
        keys: new Map(Object.entries(keys).map(([kid, pem]) => [kid, createPublicKey(pem)])),
        roles: roles ?? ['sdep_str', 'sdep_read', 'sdep_write'],
      });
    }
  }

  /** @throws RangeError if there is none */
  client(id: string): Client {
    const client = this.#clients.get(id);
    if (!client) throw new RangeError(`there is no client ${id}`);
    return client;
  }

  /** Makes a pair for a client: the other side gets the private key, as PEM. */
  newKey(clientId: string): { kid: string; privateKey: string } {
    const kid = randomUUID();
    const { publicKey, privateKey } = newPair();
    this.client(clientId).keys.set(kid, publicKey);
    return { kid, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  }

  /** The service signs with a new key: existing tokens are refused from now on. */
  rotate(): void {
    this.#serviceKey = newServiceKey();
  }

  /** Answers POST /token. @throws Refusal 400, 401 or 503 */
  async issue(form: URLSearchParams, authorization: string): Promise<object> {
    const given = basic(authorization);
    const id = form.get('client_id') || given?.id || '';
    const secret = form.get('client_secret') || given?.secret || '';
    const signed = form.get('client_signed_jwt') ?? '';
    this.#judgeForm(id, secret, signed);
    if (!this.isUp) throw refuse(503, 'Authorization server is temporarily unavailable');
    const client = this.#clients.get(id);
    if (signed) await this.#judgeSigned(client, id, signed);
    else if (!client || client.secret === null || !same(client.secret, secret)) {
      throw refuse(401, 'Invalid client or Invalid client credentials');
    }
    if (!client) throw refuse(401, 'Invalid client or Invalid client credentials');
    const access_token = await this.tokenFor(client);
    return { access_token, token_type: 'Bearer', expires_in: lifetime };
  }

  #judgeForm(id: string, secret: string, signed: string): void {
    if (id && secret && signed) {
      throw refuse(400, 'Use either client secret credentials or client-signed JWT credentials, not both');
    }
    if (signed && !id) throw refuse(400, 'client_id is required for client-signed JWT authentication');
    if (!signed && Boolean(id) !== Boolean(secret)) {
      throw refuse(400, 'Client credentials must be provided via HTTP Basic Auth or form parameters');
    }
    if (!signed && !id) {
      throw refuse(
        400,
        'Client credentials must be provided via HTTP Basic Auth, form parameters, or client-signed JWT',
      );
    }
    if (!signed && !this.takesSecrets) {
      throw refuse(
        400,
        'Client secret token authentication is disabled; use client-signed JWT authentication',
      );
    }
  }

  /** @throws Refusal 401 unless this client signed it just now, for this server, and sends it for the first time */
  async #judgeSigned(client: Client | undefined, id: string, signed: string): Promise<void> {
    const no = (why: string) => refuse(401, `Client authentication with signed JWT failed: ${why}`);
    try {
      const { kid = '' } = decodeProtectedHeader(signed);
      const key = client?.keys.get(kid);
      if (!key) throw no('Unable to load public key');
      const { payload } = await jwtVerify(signed, key, {
        algorithms: ['RS256'],
        issuer: id,
        subject: id,
        audience: this.audience,
        clockTolerance: leeway,
        currentDate: new Date(this.clock.now()),
        requiredClaims: ['iat', 'exp', 'jti'],
      });
      const { iat = 0, exp = 0, jti = '' } = payload;
      if (Array.isArray(payload.aud) && payload.aud.length !== 1) throw no('Invalid token audience');
      if (exp - iat > longest || iat > this.clock.now() / 1000 + leeway) throw no('Token lives too long');
      if (this.#used.has(`${id} ${jti}`)) throw no('Token reuse detected');
      this.#used.add(`${id} ${jti}`);
    } catch (error) {
      throw error instanceof Error && error.name === 'Refusal' ? error : no('Invalid token');
    }
  }

  /**
   * A token of the service.
   * @param changes other claims than the client's, for tests; null leaves one out
   */
  tokenFor(
    { id, name, roles }: Pick<Client, 'id' | 'name' | 'roles'>,
    changes: Record<string, unknown> = {},
  ): Promise<string> {
    const now = Math.floor(this.clock.now() / 1000);
    const claims = {
      client_id: id,
      client_name: name,
      realm_access: { roles },
      iat: now,
      exp: now + lifetime,
      jti: randomUUID(),
      ...changes,
    };
    const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
    const { kid, privateKey } = this.#serviceKey;
    return new SignJWT(kept).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey);
  }

  /** Who calls. @throws Refusal 401 */
  async admit(authorization: string): Promise<Caller> {
    const [, token] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    if (token === undefined) throw refuse(401, 'Not authenticated');
    try {
      const { payload } = await jwtVerify(token, this.#serviceKey.publicKey, {
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(this.clock.now()),
      });
      const { client_id: id, client_name: name, realm_access: access } = payload;
      return {
        clientId: typeof id === 'string' ? id : '',
        clientName: typeof name === 'string' && name ? name : null,
        roles: rolesOf(access),
      };
    } catch {
      throw refuse(401, 'Token is invalid or expired');
    }
  }
}

function rolesOf(access: unknown): string[] {
  if (typeof access !== 'object' || access === null || !('roles' in access)) return [];
  return Array.isArray(access.roles) ? access.roles.filter((role) => typeof role === 'string') : [];
}

/**
 * What a call needs besides a valid token.
 * @throws Refusal 403 naming the first role that is missing, 401 without the claims, 422 for an id of another form
 */
export function demand(caller: Caller, roles: readonly string[], needsName: boolean): void {
  const lacking = roles.find((role) => !caller.roles.includes(role));
  if (lacking !== undefined) throw refuse(403, `Access forbidden: '${lacking}' role required`);
  if (!caller.clientId) throw refuse(401, "Invalid token: missing 'client_id' claim");
  const pattern = /^[A-Za-z0-9._-]{1,64}$/;
  if (!pattern.test(caller.clientId)) {
    const msg = `client_id must be 1-64 characters matching ^[A-Za-z0-9._-]+$, got: '${caller.clientId}'`;
    throw refuse(422, msg);
  }
  if (needsName && caller.clientName === null)
    throw refuse(401, "Invalid token: missing 'client_name' claim");
}
