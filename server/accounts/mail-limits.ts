import 'server-only';

import { consume } from '@/server/http/rate-limit';

type MailingForm = 'register' | 'forgot-password' | 'verification';

/**
 * Counts one use of a form that sends mail: 5 in 10 minutes per client address and per account, whether the account
 * exists or not (decisions, 'rate limits'). Called when the input is right: who mistypes is not locked out.
 * @throws DomainError too_many_requests (429)
 */
export async function consumeMailLimits(form: MailingForm, address: string, account: string): Promise<void> {
  await consume('account-mail', `${form} address ${address}`);
  await consume('account-mail', `${form} account ${account.toLowerCase()}`);
}
