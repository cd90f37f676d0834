import 'server-only';

import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { log, maskAddresses } from '@/server/log';
import { isLetterKey, letterKeyHeader } from '@/server/mail/letter-key';
import { parseReport } from '@/server/features/returned-mail/parse-report';
import type { DeliveryReport } from '@/server/features/returned-mail/parse-report';
import { tellOfGuest } from '@/server/features/requests/tell-of-guest';

/** Long enough for any sentence of a server, short enough for the column. */
const longest = 500;

/** The id of our letter that a report is truly about; null for reports about others' letters, or made up. */
function letterIdOf({ messageId, key }: DeliveryReport): string | null {
  const [id = ''] = messageId.split('@');
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) && isLetterKey(id, key) ? id : null;
}

/**
 * No such mailbox, domain or owner any more (5.1), or one that is closed (5.2.1). All else may pass, or speaks of us: a
 * full mailbox (5.2.2), a blocklist (5.7), our own address (5.1.7, 5.1.8).
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
 * Takes in a mail of the mailbox for what came back. A report that one of our letters failed counts once: admins see the
 * letter as returned. Where it speaks of the address that is marked, and owners who await that guest are told. Anything
 * else does nothing. Returns whether it counted.
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
