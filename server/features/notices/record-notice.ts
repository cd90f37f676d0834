import 'server-only';

import { randomInt } from 'node:crypto';
import { language } from '@/lib/languages/language';
import type { NoticeCall, NoticeInput } from '@/lib/notices/contract';
import { noticeTexts } from '@/lib/texts/notices';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { findSubject } from '@/server/features/notices/find-subject';
import type { NoticeSubject } from '@/server/features/notices/find-subject';
import { invalid } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';

/** Letters and digits that are not easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;
const makeReference = () =>
  `M-${Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')}`;

/** @throws DomainError invalid on `id` for what is not on the site */
export async function judgeSubject(tx: Tx, { subject, id }: NoticeInput): Promise<NoticeSubject> {
  const found = await findSubject(tx, subject, id);
  if (!found) throw invalid({ id: [noticeTexts.gone] });
  return found;
}

/** Writes a notice, in the language of the call, and its receipt. Returns its reference. */
export async function recordNotice(tx: Tx, input: NoticeInput, found: NoticeSubject): Promise<string> {
  const { subject, kind, reason, name, email } = input;
  const reference = makeReference();
  const locale = language();
  await tx.notice.create({
    data: {
      ...{ reference, subject, kind, reason, name, email, locale },
      ...{ subjectId: found.id, subjectName: found.name },
    },
  });
  await queueMail(tx, {
    template: 'notice-received',
    // People's names are not revealed to anyone who tries out ids.
    props: { reference, subjectName: subject === 'user' ? null : found.name },
    to: email,
    locale,
    dedupeKey: `notice:${reference}`,
  });
  return reference;
}

/**
 * POST /api/notices: 202, since somebody has yet to decide.
 * @throws DomainError invalid on `id` or `g_recaptcha_response`
 */
export async function createNotice({ body }: { body: NoticeCall }): Promise<{ reference: string }> {
  const found = await judgeSubject(prisma(), body);
  const token = await verifyBotCheck(body.g_recaptcha_response, 'notice');
  const reference = await transaction(async (tx) => {
    await spendBotCheck(tx, token);
    return recordNotice(tx, body, found);
  });
  return { reference };
}
