import 'server-only';

import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { tokenAnswer } from '@/server/features/short-stay/client/answers';
import { exchange, faultOf, readJson } from '@/server/features/short-stay/client/call';
import type { EntryPoint, Proof } from '@/server/features/short-stay/client/entry-point';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';

/** A token is used for four fifths of its life, and four minutes at most. */
const USED_FOR_MS = 240_000;
const PART_USED = 0.8;
const NAME = 'token';

/** Good for one use, so made anew for every token. */
async function signJwt(
  clientId: string,
  { key, keyId, audience }: Extract<Proof, { kind: 'key' }>,
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('60s')
    .setJti(randomUUID())
    .sign(key);
}

/** The names are those of the entry point: libraries for OAuth send `client_assertion`, which it does not read. */
async function credentials({ clientId, proof }: EntryPoint): Promise<URLSearchParams> {
  return new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    ...(proof.kind === 'secret'
      ? { client_secret: proof.secret }
      : { client_signed_jwt: await signJwt(clientId, proof) }),
  });
}

interface Token {
  text: string;
  until: number;
}

/** The access token of one entry point: fetched once for all calls of four minutes, kept in memory only. */
export class Tokens {
  #held: Promise<Token> | null = null;

  constructor(private readonly entryPoint: EntryPoint) {}

  /**
   * @param refused the token that the entry point no longer accepts, if any
   * @throws SdepError
   */
  async get(refused?: string): Promise<string> {
    const held = this.#held;
    const token = await held?.catch(() => null);
    if (token && token.text !== refused && token.until > Date.now()) return token.text;
    // Another call may have asked meanwhile: all wait for the same answer.
    if (this.#held === held) this.#held = null;
    return (await (this.#held ??= this.#fetch())).text;
  }

  async #fetch(): Promise<Token> {
    const reply = await exchange({
      name: NAME,
      method: 'POST',
      url: `${this.entryPoint.baseUrl}/api/auth/v1/token`,
      body: await credentials(this.entryPoint),
    });
    if (reply.status !== 200) throw faultOf(NAME, reply);
    const parsed = tokenAnswer.safeParse(readJson(NAME, reply));
    if (!parsed.success) throw new SdepError('unreadable', NAME, { status: reply.status });
    const { access_token: text, expires_in: seconds } = parsed.data;
    const usedFor = Math.min(USED_FOR_MS, seconds * 1000 * PART_USED);
    return { text, until: Date.now() + usedFor };
  }
}
