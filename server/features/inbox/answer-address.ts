import 'server-only';

import { env } from '@/server/env';

const code = /\+([0-9a-f]{32})@/gi;

type Site = Pick<typeof env, 'BOUNCE_INBOX' | 'MAIL_FROM' | 'CONTACT_EMAIL'>;

/** The bare address of a mailbox that may have a display name. */
const addressOf = (mailbox: string) => /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/**
 * Where an answer to a thread is mailed to: with the thread's code where the site reads its own mailbox, which is the
 * one of MAIL_FROM; else to whoever reads CONTACT_EMAIL.
 */
export function answerAddress(
  threadCode: string,
  { BOUNCE_INBOX, MAIL_FROM, CONTACT_EMAIL }: Site = env,
): string {
  if (!BOUNCE_INBOX) return CONTACT_EMAIL;
  const [local = '', domain = ''] = addressOf(MAIL_FROM).split('@');
  return `${local}+${threadCode}@${domain}`;
}

/** The codes in the addresses that a mail was sent to. */
export function codesIn(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) =>
    [...address.matchAll(code)].map(([, found = '']) => found.toLowerCase()),
  );
}
