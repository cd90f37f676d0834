/** Shared by tests of second factors: an app that shows codes, and calls that set factors up. */
import { Secret, TOTP } from 'otpauth';
import type { PasskeyDto, RecoveryCodesDto, TotpSecretDto } from '@/lib/second-factors/contract';
import { prisma } from '@/server/db';
import { Authenticator } from './authenticator';
import type { TestClient } from './client';

const step = 30_000;

/** The code that an app shows `steps` times 30 seconds from now. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * step });
}

export const factorsPath = '/api/user/second-factors';

/** Sets up an app as its owner does, which uses up the confirming code. */
export async function setUpApp(client: TestClient): Promise<{ secret: string; codes: string[] }> {
  const started = await client.post<{ data: TotpSecretDto }>(`${factorsPath}/totp`);
  const { secret } = started.body.data;
  const confirmed = await client.put<{ data: RecoveryCodesDto }>(`${factorsPath}/totp`, {
    code: codeOf(secret),
  });
  if (confirmed.status !== 200) throw new Error(`the app was refused: ${confirmed.text}`);
  return { secret, codes: confirmed.body.data.recovery_codes };
}

/** As if the last code of every app had been used long ago, so that tests need not wait for the next. */
export const forgetSteps = () =>
  prisma().totpFactor.updateMany({ where: { lastStep: { not: null } }, data: { lastStep: 0 } });

type Options = { data: { challenge: string } };

/** The challenge that a new passkey in this session has to sign. */
export async function creationChallenge(client: TestClient): Promise<string> {
  return (await client.post<Options>(`${factorsPath}/passkeys/options`)).body.data.challenge;
}

/** Adds a passkey as its owner does. */
export async function addPasskey(
  client: TestClient,
  name = 'Sleutel',
): Promise<{ passkey: PasskeyDto; device: Authenticator }> {
  const device = new Authenticator();
  const credential = device.create(await creationChallenge(client));
  const { body, status, text } = await client.post<{ data: PasskeyDto }>(`${factorsPath}/passkeys`, {
    name,
    credential,
  });
  if (status !== 201) throw new Error(`the passkey was refused: ${text}`);
  return { passkey: body.data, device };
}

/** The challenge that a passkey has to sign to complete this browser's pending sign-in. */
export async function signInChallenge(client: TestClient): Promise<string> {
  return (await client.post<Options>('/login/second-factor/options')).body.data.challenge;
}
