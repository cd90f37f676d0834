import 'server-only';

import { createHmac } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AddPasskeyInput, UsedPasskeyCredential } from '@/lib/second-factors/contract';
import { siteName } from '@/lib/site';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { keyOf } from '@/server/keys';
import type { Proof } from '@/server/features/second-factors/proof';

/**
 * WebAuthn as a second factor: the device has to be present and touched, and verifies the user where it can; the
 * password has done so already. The site is that of APP_URL, whatever host a request names.
 */
const userVerification = 'preferred';
/** EdDSA, ES256 and RS256: supported by every device and every Node without experimental flags. */
const algorithms = [-8, -7, -257];
const site = () => {
  const { origin, hostname } = new URL(env.APP_URL);
  return { origin, hostname };
};

/** Constant per account, but cannot be turned back into one. */
function userHandle(userId: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    createHmac('sha256', keyOf('second-factors/passkey-user')).update(String(userId)).digest(),
  );
}

/** The account's own passkeys, in WebAuthn's form. */
async function knownCredentials(userId: number) {
  const rows = await prisma().passkey.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { credentialId: true, transports: true },
  });
  return rows.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
}

/** The WebAuthn options for creating a passkey; known ones are excluded. */
export async function makeCreationOptions(owner: { id: number; email: string; name: string }) {
  const excludeCredentials = await knownCredentials(owner.id);
  const options = await generateRegistrationOptions({
    rpName: siteName(),
    rpID: site().hostname,
    userID: userHandle(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification },
    excludeCredentials,
  });
  return { ...options, excludeCredentials: options.excludeCredentials ?? [] };
}

/** The WebAuthn options for using one of the account's passkeys; without any, none can be used. */
export async function makeRequestOptions(userId: number) {
  const allowCredentials = await knownCredentials(userId);
  const options = await generateAuthenticationOptions({
    rpID: site().hostname,
    allowCredentials,
    userVerification,
  });
  return { ...options, allowCredentials: options.allowCredentials ?? [] };
}

/** A new passkey to store, or null if it was not made on our page for this challenge. */
export async function readNewPasskey(response: AddPasskeyInput['credential'], challenge: string) {
  const { origin, hostname } = site();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = response.response.transports ?? [];
    return { credentialId: id, publicKey: Uint8Array.from(publicKey), counter, transports };
  } catch {
    // The library throws for any invalid response.
    return null;
  }
}

/** Verifies the response of one of the account's passkeys to a challenge; null if it is invalid. */
export async function judgePasskey(
  userId: number,
  response: UsedPasskeyCredential,
  challenge: string,
): Promise<Proof | null> {
  const passkey = await prisma().passkey.findFirst({ where: { userId, credentialId: response.id } });
  if (!passkey) return null;
  const { id, counter, credentialId, publicKey } = passkey;
  const { origin, hostname } = site();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
    });
    if (!verified) return null;
    return async (tx) => {
      // Only if the counter is still the one that was checked: this exposes a cloned passkey.
      const { count } = await tx.passkey.updateMany({
        where: { id, userId, counter },
        data: { counter: authenticationInfo.newCounter, lastUsedAt: new Date() },
      });
      return count === 1;
    };
  } catch {
    return null;
  }
}
