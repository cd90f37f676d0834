import 'server-only';

import { consume, refuseWhenExhausted } from '@/server/http/rate-limit';

type MailingForm = 'register' | 'forgot-password' | 'verification';

const subjectsOf = (form: MailingForm, address: string, account: string) => [
  `${form} address ${address}`,
  `${form} account ${account.toLowerCase()}`,
];

/**
 * Refuses a caller without uses left, without counting: before expensive work.
 * @throws DomainError too_many_requests (429)
 */
export async function refuseMailExhausted(
  form: MailingForm,
  address: string,
  account: string,
): Promise<void> {
  for (const subject of subjectsOf(form, address, account))
    await refuseWhenExhausted('account-mail', subject);
}

/**
 * Counts one use of a form that sends mail: 5 in 10 minutes per client address and per account, whether or not the
 * account exists (docs/rules/api.md#limits). Called once the input is valid: typos lock nobody out.
 * @throws DomainError too_many_requests (429)
 */
export async function consumeMailLimits(form: MailingForm, address: string, account: string): Promise<void> {
  for (const subject of subjectsOf(form, address, account)) await consume('account-mail', subject);
}
