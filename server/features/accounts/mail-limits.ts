import 'server-only';

import { consume, refuseWhenExhausted } from '@/server/http/rate-limit';

/**
 * Limits on forms that send mail to an address, whether or not it has an account: 5 in 10 minutes per client address,
 * and per user for their own (docs/rules/api.md#limits). One person's requests never block another's: how many mails an
 * address gets is limited by the mail gate (docs/rules/mail.md#the-gate).
 */

const fromAddress = (address: string) => `register address ${address}`;

/**
 * Refuses a client that has used up its registrations, without counting: before expensive work.
 * @throws DomainError too_many_requests (429)
 */
export const refuseRegistrationsExhausted = (address: string): Promise<void> =>
  refuseWhenExhausted('account-mail', fromAddress(address));

/**
 * Counts a registration once its input is valid, so that typos lock nobody out.
 * @throws DomainError too_many_requests (429)
 */
export const consumeRegistration = (address: string): Promise<void> =>
  consume('account-mail', fromAddress(address));

/**
 * Counts a confirmation mail requested by a signed-in user.
 * @throws DomainError too_many_requests (429)
 */
export async function consumeVerification(userId: number, address: string): Promise<void> {
  await consume('account-mail', `verification address ${address}`);
  await consume('account-mail', `verification user ${userId}`);
}
