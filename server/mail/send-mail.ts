import 'server-only';

import { renderMail } from '@/emails/catalogue';
import { Prisma } from '@/prisma/generated/client';
import { transaction } from '@/server/db';
import { env } from '@/server/env';
import { getMailer } from '@/server/mail/mailer';
import type { Mailer } from '@/server/mail/mailer';

/**
 * The job 'send-mail'. The row is locked while the letter goes out and marked in the same transaction, so that two
 * workers never send it twice; a failure leaves it for the next try. The letter's contents are then forgotten.
 */
export async function sendMail({ mailId }: { mailId: string }, mailer: Mailer = getMailer()): Promise<void> {
  await transaction(async (tx) => {
    const locked = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM outgoing_mails WHERE id = ${mailId}::uuid AND sent_at IS NULL FOR UPDATE SKIP LOCKED`;
    if (locked.length === 0) return;
    const mail = await tx.outgoingMail.findUniqueOrThrow({ where: { id: mailId } });
    const letter = await renderMail(mail.template, mail.props, { appUrl: env.APP_URL });
    await mailer.send({ id: mail.id, to: mail.recipient, replyTo: mail.replyTo ?? undefined, ...letter });
    await tx.outgoingMail.update({
      where: { id: mailId },
      data: { sentAt: new Date(), props: Prisma.DbNull },
    });
  });
}
