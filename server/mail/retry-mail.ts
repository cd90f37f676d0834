import 'server-only';

import type { MailDto } from '@/lib/mail/contract';
import { Prisma } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize, DomainError } from '@/server/http/errors';
import { withoutFailure } from '@/server/mail/mail-failure';
import { mayManageMails } from '@/server/mail/policy';
import { enqueueMail } from '@/server/mail/queue-mail';
import { nextTries } from '@/server/mail/list-mails';
import { toMailDto } from '@/server/mail/serialize';

interface Input {
  actor: Actor;
  params: { id: string };
}

/**
 * PUT /api/mails/{id}/retry, for admins: immediately sends a mail that is waiting, failed, or was given up less than a
 * week ago, as if nothing had been tried yet.
 * @throws DomainError forbidden, not_found; mail_not_waiting (409) for one that has been or is being sent,
 *   mail_forgotten (409) once its contents are gone
 */
export function retryMail({ actor, params: { id } }: Input): Promise<{ data: MailDto }> {
  authorize(mayManageMails(actor));
  return transaction(async (tx) => {
    const now = new Date();
    const [row] = await tx.outgoingMail.updateManyAndReturn({
      where: {
        id,
        sentAt: null,
        props: { not: Prisma.DbNull },
        OR: [{ leasedUntil: null }, { leasedUntil: { lte: now } }],
      },
      data: { ...withoutFailure, givenUpAt: null, leasedUntil: null, attempts: 0, unsureAttempts: 0 },
    });
    if (!row) {
      const found = await tx.outgoingMail.findUnique({ where: { id } });
      if (!found) throw new DomainError('not_found');
      throw new DomainError(found.givenUpAt ? 'mail_forgotten' : 'mail_not_waiting');
    }
    await enqueueMail(tx, id, now);
    await recordAudit(tx, {
      actor,
      action: 'mail.retry',
      subject: { type: 'mail', id: null },
      details: { mail: id, template: row.template },
    });
    return { data: toMailDto(row, (await nextTries(tx, [id])).get(id)) };
  });
}
