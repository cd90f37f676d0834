/** A small client for the stand-in's own tests: sends anything, right or wrong. */
import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import type { SdepStandIn, SdepStandInOptions } from '@/tools/sdep-stand-in/stand-in';

/** The moment at which the stand-in's clock stands. */
export const standInBegin = new Date('2026-11-23T09:00:00Z');

export interface Trial {
  standIn: SdepStandIn;
  /** Asks for a token with the secret, then calls with it. */
  call(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** Calls without asking for a token. */
  plain(path: string, init?: RequestInit): Promise<Answered>;
  token(form: Record<string, string>, headers?: Record<string, string>): Promise<Answered>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // Its shape is stated by each test.
  body: unknown;
}

const tokenShape = z.object({ access_token: z.string() });

export async function startTrial(options: SdepStandInOptions = {}): Promise<Trial> {
  const standIn = await startSdepStandIn({ now: standInBegin, ...options });
  const plain = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const answer = await fetch(`${standIn.origin}${path}`, { redirect: 'manual', ...init });
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body: unknown = isJson && bytes.length ? JSON.parse(bytes.toString()) : bytes;
    return { status: answer.status, headers: answer.headers, body };
  };
  const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    plain('/api/auth/v1/token', { method: 'POST', body: new URLSearchParams(form), headers });
  return {
    standIn,
    plain,
    token,
    async call(path, body, headers = {}) {
      const proof = { client_id: standIn.clientId, client_secret: standIn.clientSecret };
      const given = await token({ grant_type: 'client_credentials', ...proof });
      const authorization = `Bearer ${tokenShape.parse(given.body).access_token}`;
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const type = { 'content-type': 'application/json' };
      return plain(path, { ...sent, headers: { authorization, ...type, ...headers } });
    },
  };
}

/** A JWT of a client, right unless told otherwise; null leaves a claim out. */
export async function signed(
  standIn: SdepStandIn,
  { kid, privateKey }: { kid: string; privateKey: string },
  changes: Record<string, unknown> = {},
): Promise<string> {
  const now = Math.floor(standIn.clock.now().getTime() / 1000);
  const claims = {
    iss: standIn.clientId,
    sub: standIn.clientId,
    aud: standIn.audience,
    iat: now,
    exp: now + 60,
    jti: randomUUID(),
    ...changes,
  };
  const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
  return new SignJWT(kept)
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(await importPKCS8(privateKey, 'RS256'));
}

export const address = {
  thoroughfare: 'Zeedijk',
  locatorDesignatorNumber: 12,
  locatorDesignatorLetter: 'A',
  locatorDesignatorAddition: 'bus 3',
  postCode: '8400',
  postName: 'Oostende',
  fullAddress: 'Zeedijk 12A-bus 3, 8400 Oostende',
};

export const activity = (changes: object = {}) => ({
  activityId: 'K-ABC123-1',
  areaId: 'KUST-OOSTENDE',
  url: 'https://www.example.org/aanbod/zeezicht',
  address,
  registrationNumber: 'LOG-123',
  numberOfGuests: 2,
  countryOfGuests: ['BEL', 'N/A'],
  temporal: { startDatetime: '2026-10-01T13:00:00Z', endDatetime: '2026-10-04T09:00:00Z' },
  ...changes,
});

export const listing = (changes: object = {}) => ({
  listingId: 'H-1',
  areaId: 'KUST-OOSTENDE',
  url: 'https://www.example.org/aanbod/zeezicht',
  address,
  declaredAsShortTermRental: true,
  registrationNumber: 'LOG-123',
  ...changes,
});
