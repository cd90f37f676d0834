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
  if (row) await enqueue(tx, 'send-mail', { mailId: row.id });
}
