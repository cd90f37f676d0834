import 'server-only';

import type { MailName, MailProps } from '@/emails/catalogue';
import type { Language } from '@/lib/languages/language';
import type { SqlTx, Tx } from '@/server/db';
import { mayQueue } from '@/server/mail/gate';
import { enqueue, MAX_ATTEMPTS } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';

/** The job that sends a mail. */
const sendMail: keyof JobPayloads = 'send-mail';

export interface Letter<Name extends MailName> {
  template: Name;
  props: MailProps<Name>;
  to: string;
  /** The reader's language; Dutch by default. Letters to accounts are Dutch. */
  locale?: Language;
  replyTo?: string;
  /** The landlord in whose name it is sent to an address that somebody typed. */
  from?: number;
  /** Identifies the change that this mail reports, such as 'booking-request:12:approved': one mail per change. */
  dedupeKey: string;
}

/** The job key of a mail. */
export const mailJobKey = (mailId: string): string => `send-mail:${mailId}`;

/** One job per mail: a new time to send it replaces the one that was set. */
export const enqueueMail = (tx: Tx, mailId: string, runAt?: Date): Promise<void> =>
  enqueue(tx, 'send-mail', { mailId }, { key: mailJobKey(mailId), runAt });

/**
 * Writes a mail to the outbox, with the job that sends it, in the transaction of the change, unless the gate drops it
 * (`recipients.ts`). A second mail for the same change is dropped.
 * @returns whether it passed the gate
 * @throws DomainError too_many_letters (429)
 */
export async function queueMail<Name extends MailName>(tx: SqlTx, letter: Letter<Name>): Promise<boolean> {
  return (await queueMails(tx, [letter])) === 1;
}

/** The same for many mails at once, in one statement; returns how many passed. */
export async function queueMails<Name extends MailName>(
  tx: SqlTx,
  letters: readonly Letter<Name>[],
): Promise<number> {
  const passed: Letter<Name>[] = [];
  for (const letter of letters) if (await mayQueue(tx, letter)) passed.push(letter);
  if (passed.length === 0) return 0;
  const rows = passed.map(({ template, props, to, locale = 'nl', replyTo, from, dedupeKey }) => ({
    template,
    props,
    locale,
    recipient: to,
    reply_to: replyTo,
    sender_id: from,
    dedupe_key: dedupeKey,
  }));
  await tx.$executeRaw`
    WITH queued AS (
      INSERT INTO outgoing_mails (template, props, locale, recipient, reply_to, sender_id, dedupe_key)
      SELECT template, props, locale, recipient, reply_to, sender_id, dedupe_key
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS letters (template text, props jsonb, locale text, recipient text, reply_to text, sender_id int,
          dedupe_key text)
      ON CONFLICT (dedupe_key) DO NOTHING RETURNING id
    )
    SELECT graphile_worker.add_jobs(ARRAY(
      SELECT ROW (${sendMail}, json_build_object('mailId', id), NULL, NULL, ${MAX_ATTEMPTS}::int, ${mailJobKey('')} || id, NULL, NULL)::graphile_worker.job_spec
      FROM queued))`;
  return passed.length;
}
