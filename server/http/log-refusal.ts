import 'server-only';

import { findActor } from '@/server/auth/session';
import { parseCookies } from '@/server/cookies';
import type { DomainError } from '@/server/http/errors';
import { requestContext } from '@/server/http/request-context';
import { sign } from '@/server/keys';
import { log } from '@/server/log';

/**
 * Logs refusals, so that an attack can be found afterwards: the account, and a hash of the client's address that stays
 * the same from line to line without revealing it.
 */
export function addressHash(address: string): string {
  return sign('log-address', address).slice(0, 16);
}

/** Logs a successful sign-in: how, whose, and from where. `isThrough` is false if a second factor is still due. */
export function logSignIn(
  by: 'password' | 'provider' | 'code' | 'passkey',
  { userId, address, isThrough = true }: { userId: number; address: string; isThrough?: boolean },
): void {
  const request_id = requestContext()?.requestId;
  log.info(
    { ...(request_id && { request_id }), by, user_id: userId, address_hash: addressHash(address) },
    isThrough ? 'somebody signed in' : 'a first factor was right',
  );
}

/** Not signed in, not allowed, a wrong CSRF token, password needed again, too many requests. */
const loggedStatuses: ReadonlySet<number> = new Set([401, 403, 419, 423, 429]);

interface Refused {
  request: Request;
  requestId: string;
  /** The client's address. */
  address: string;
}

/** Who sent it, as far as known; the refusal may have come before anybody looked it up. */
async function senderOf(request: Request): Promise<{ user_id: number | null; impersonator_id?: number }> {
  const actor = await findActor(parseCookies(request.headers.get('cookie'))).catch(() => null);
  const admin = actor?.impersonatorId ?? undefined;
  return { user_id: actor?.id ?? null, ...(admin !== undefined && { impersonator_id: admin }) };
}

export async function logRefusal(
  error: DomainError,
  { request, requestId, address }: Refused,
): Promise<void> {
  const { suspicion } = error.details;
  if (!loggedStatuses.has(error.status) && !suspicion) return;
  log.warn(
    {
      request_id: requestId,
      method: request.method,
      code: error.code,
      status: error.status,
      ...(suspicion && { reason: suspicion }),
      ...(await senderOf(request)),
      address_hash: addressHash(address),
    },
    'a call was refused',
  );
}

export type SignInFailure =
  | 'unknown_account'
  | 'wrong_password'
  | 'no_password'
  | 'suspended'
  | 'proof_needed'
  | 'provider'
  | 'wrong_code'
  | 'wrong_passkey';

/** Logs a failed sign-in, with its account; never what was typed. */
export function logFailedSignIn(reason: SignInFailure, userId: number | null, address: string): void {
  const request_id = requestContext()?.requestId;
  log.warn(
    { ...(request_id && { request_id }), reason, user_id: userId, address_hash: addressHash(address) },
    'a sign-in failed',
  );
}
