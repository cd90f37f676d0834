import 'server-only';

import { languageOf } from '@/lib/languages/language';
import type { ThreadNote } from '@/lib/messages/note';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { dutchNote } from '@/server/features/messages/note-message';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { ofWithheld } from '@/server/features/requests/withheld';
import type { Withheld } from '@/server/features/requests/withheld';
import { enqueue } from '@/server/jobs/enqueue';
import type { JobPayloads } from '@/server/jobs/payloads';
import { queueMail } from '@/server/mail/queue-mail';

const unansweredNote: ThreadNote = { kind: 'unanswered' };

/** Mails per job. */
const AT_ONCE = 100;
/** Guests who asked longer ago will have looked elsewhere. */
const WAITS_MS = 30 * 24 * 3600 * 1000;

/**
 * Adds a note to each open question about withheld listings that it can no longer be answered; jobs send the mails. In
 * the transaction that withholds, after `closeRequests`, which locks the listings
 * (docs/rules/moderation.md#what-is-withheld). Questions that were answered here, or marked as handled, are not open.
 */
export async function closeQuestions(tx: Tx, withheld: Withheld): Promise<void> {
  const now = new Date();
  const noted = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO messages (contact_request_id, sender, body, note, created_at, read_at, told_at)
    SELECT id, 'system', ${dutchNote(unansweredNote)}, ${unansweredNote}, ${now}, ${now}, ${now} FROM contact_requests c
    WHERE ${ofWithheld(withheld)} AND email <> '' AND handled_at IS NULL AND created_at > ${new Date(now.getTime() - WAITS_MS)}
      AND NOT EXISTS (SELECT FROM messages m WHERE m.contact_request_id = c.id AND m.sender <> 'guest')
    RETURNING contact_request_id AS id`;
  const ids = noted.map(({ id }) => id).toSorted((a, b) => a - b);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await enqueue(tx, 'tell-closed-questions', { ids: ids.slice(at, at + AT_ONCE) });
}

/**
 * The job 'tell-closed-questions': mails each guest who asked, not in the owner's name and without the owner's contact
 * details. Running it again mails nobody twice.
 */
export async function tellClosedQuestions({ ids }: JobPayloads['tell-closed-questions']): Promise<void> {
  const rows = await prisma().contactRequest.findMany({
    where: { id: { in: ids }, email: { not: '' } },
    select: {
      id: true,
      code: true,
      email: true,
      locale: true,
      listing: { select: { slug: true, nameHolidayHome: true, userId: true } },
    },
    orderBy: { id: 'asc' },
  });
  for (const { id, code, email, locale, listing } of rows)
    await transaction(async (tx) => {
      const token = await issueGuestToken(tx, { kind: 'contact-requests', id });
      await queueMail(tx, {
        template: 'contact-request-closed',
        props: { slug: listing.slug, listingName: listing.nameHolidayHome ?? listing.slug, code, token },
        to: email,
        locale: languageOf(locale),
        from: listing.userId,
        dedupeKey: `contact-request:${id}:closed`,
      });
    });
}
