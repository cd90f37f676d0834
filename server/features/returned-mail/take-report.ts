import 'server-only';

import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { log, maskAddresses } from '@/server/log';
import { isLetterKey, letterKeyHeader } from '@/server/mail/letter-key';
import { parseReport } from '@/server/features/returned-mail/parse-report';
import type { DeliveryReport } from '@/server/features/returned-mail/parse-report';
import { tellOfGuest } from '@/server/features/requests/tell-of-guest';

/** Long enough for any server's text, short enough for the column. */
const longest = 500;

/** The id of our mail that a report is genuinely about; null for reports about others' mails, or forged ones. */
function letterIdOf({ messageId, key }: DeliveryReport): string | null {
  const [id = ''] = messageId.split('@');
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) && isLetterKey(id, key) ? id : null;
}

/**
 * The mailbox, domain or owner does not exist any more (5.1), or the mailbox is closed (5.2.1). Anything else may be
 * temporary or about us: a full mailbox (5.2.2), a blocklist (5.7), our own address (5.1.7, 5.1.8).
 */
const isAboutAddress = (status: string) => /^5\.(?:1\.(?![78]$)|2\.1$)/.test(status);

async function mark(tx: Tx, email: string, status: string): Promise<void> {
  const { count } = await tx.undeliverableAddress.createMany({
    data: [{ email, status }],
    skipDuplicates: true,
  });
  if (count > 0) await tellOfGuest(tx, email);
}

/**
 * Processes a mail from the mailbox for bounces. A report that one of our mails failed counts once: admins see the mail
 * as returned. If the reason is the address, it is marked as undeliverable, and owners who expect that guest are told.
 * Any other mail is ignored. Returns whether it counted.
 */
export async function takeReport(raw: Uint8Array): Promise<boolean> {
  const report = await parseReport(raw, letterKeyHeader).catch(() => null);
  if (!report || report.action !== 'failed' || !/^[45]\./.test(report.status)) return false;
  const id = letterIdOf(report);
  if (id === null) return false;
  const { status, diagnostic } = report;
  return transaction(async (tx) => {
    const now = new Date();
    const [letter] = await tx.outgoingMail.updateManyAndReturn({
      where: { id, sentAt: { not: null }, bouncedAt: null },
      data: {
        bouncedAt: now,
        failedAt: now,
        failureKind: 'bounced',
        failure: maskAddresses(`${status} ${diagnostic}`.trim()).slice(0, longest),
      },
      select: { recipient: true },
    });
    if (!letter) return false;
    if (isAboutAddress(status)) await mark(tx, letter.recipient, status);
    log.info({ mail: id, status }, 'a mail came back');
    return true;
  });
}
