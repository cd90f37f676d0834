import 'server-only';

import { consume, refuseWhenExhausted } from '@/server/http/rate-limit';

/**
 * Forms that mail an address, whether or not it has an account: 5 in 10 minutes of a client's address, and of a user's
 * own (docs/rules/api.md#limits). What others ask for keeps nobody from anything: how many letters an address gets is
 * the gate's affair (docs/rules/mail.md#the-gate).
 */

const fromAddress = (address: string) => `register address ${address}`;

/**
 * Refuses a caller without registrations left, without counting: before expensive work.
 * @throws DomainError too_many_requests (429)
 */
export const refuseRegistrationsExhausted = (address: string): Promise<void> =>
  refuseWhenExhausted('account-mail', fromAddress(address));

/**
 * Counts a registration, once its input is valid: typos lock nobody out.
 * @throws DomainError too_many_requests (429)
 */
export const consumeRegistration = (address: string): Promise<void> =>
  consume('account-mail', fromAddress(address));

/**
 * Counts a letter that confirms an address, asked for by somebody signed in.
 * @throws DomainError too_many_requests (429)
 */
export async function consumeVerification(userId: number, address: string): Promise<void> {
  await consume('account-mail', `verification address ${address}`);
  await consume('account-mail', `verification user ${userId}`);
}
