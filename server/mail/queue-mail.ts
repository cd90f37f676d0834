import 'server-only';

import type { MailName, MailProps } from '@/emails/catalogue';
import type { Tx } from '@/server/db';
import { enqueueAll } from '@/server/jobs/enqueue';

export interface Letter<Name extends MailName> {
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
export function queueMail<Name extends MailName>(tx: Tx, letter: Letter<Name>): Promise<void> {
  return queueMails(tx, [letter]);
}

/** The same of many letters at once. */
export async function queueMails<Name extends MailName>(
  tx: Tx,
  letters: readonly Letter<Name>[],
): Promise<void> {
  const rows = await tx.outgoingMail.createManyAndReturn({
    data: letters.map(({ template, props, to, replyTo, dedupeKey }) => ({
      template,
      props: JSON.parse(JSON.stringify(props)),
      recipient: to,
      replyTo,
      dedupeKey,
    })),
    skipDuplicates: true,
    select: { id: true },
  });
  await enqueueAll(
    tx,
    'send-mail',
    rows.map(({ id }) => ({ mailId: id })),
  );
}
