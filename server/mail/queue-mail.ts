import 'server-only';

import type { MailName, MailProps } from '@/emails/catalogue';
import type { Tx } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';

interface Letter<Name extends MailName> {
  template: Name;
  props: MailProps<Name>;
  to: string;
  replyTo?: string;
  /** Names the change that this mail reports, such as 'booking-request:12:approved': one change, one mail. */
  dedupeKey: string;
}

/** Names the job that sends a letter. */
export const mailJobKey = (mailId: string): string => `send-mail:${mailId}`;

/** One job a letter: another time to send it takes the place of the one that was set. */
export const enqueueMail = (tx: Tx, mailId: string, runAt?: Date): Promise<void> =>
  enqueue(tx, 'send-mail', { mailId }, { key: mailJobKey(mailId), runAt });

/**
 * Writes a mail to the outbox, with the job that sends it, in the transaction of the change. A second mail for the same
 * change is dropped.
 */
export async function queueMail<Name extends MailName>(tx: Tx, letter: Letter<Name>): Promise<void> {
  const { template, props, to, replyTo, dedupeKey } = letter;
  const [row] = await tx.outgoingMail.createManyAndReturn({
    data: [{ template, props: JSON.parse(JSON.stringify(props)), recipient: to, replyTo, dedupeKey }],
    skipDuplicates: true,
    select: { id: true },
  });
  if (row) await enqueueMail(tx, row.id);
}
