import 'server-only';

import { languageOf } from '@/lib/languages/language';
import type { NoticeDecisionInput, NoticeDto } from '@/lib/notices/contract';
import { measureFor } from '@/lib/notices/kinds';
import type { NoticeMeasure } from '@/lib/notices/kinds';
import { noticeDeskTexts } from '@/lib/texts/notice-desk';
import type { Notice } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { denyInside } from '@/server/features/moderation/deny-listing';
import { mayJudgeNotices } from '@/server/features/notices/policy';
import { noticeSelect, toNotices } from '@/server/features/notices/serialize';
import { changeVisibility } from '@/server/features/reviews/set-review-visibility';
import { getSuspendable, suspendInside } from '@/server/features/users/suspend-user';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';
import { queueMail } from '@/server/mail/queue-mail';

type Take = (tx: Tx) => Promise<unknown>;

/** What each measure does, and the statement of reasons it sends. A measure already taken is not taken again. */
const measures: Readonly<
  Record<NoticeMeasure, (actor: Actor, notice: Notice, body: NoticeDecisionInput) => Promise<Take>>
> = {
  none: () => Promise.resolve(() => Promise.resolve()),
  offline: (actor, { subjectId }, { ground, article, facts: message }) =>
    Promise.resolve(async (tx) => {
      const offline = { id: subjectId, OR: [{ disabledAt: { not: null } }, { deniedAt: { not: null } }] };
      if ((await tx.listing.count({ where: offline })) > 0) return;
      const ref = String(subjectId);
      await denyInside(tx, {
        ...{ actor, ref, message, ground, article },
        measure: 'offline',
        afterNotice: true,
      });
    }),
  hidden: (actor, { subjectId: id }, { ground, article, facts: reason }) =>
    Promise.resolve((tx) =>
      changeVisibility(tx, { actor, id, hidden: true, reason, ground, article, afterNotice: true }),
    ),
  async suspended(actor, { subjectId }, { ground, article, facts: reason }) {
    const account = await getSuspendable(actor, subjectId);
    const suspension = { suspended: true, reason, ground, article, afterNotice: true };
    return (tx) => suspendInside(tx, actor, account, suspension);
  },
};

/** Tells the notifier what was decided, in the language of the notice. */
async function tellNotifier(tx: Tx, actor: Actor, notice: Notice, body: NoticeDecisionInput): Promise<void> {
  const { reference, subject, subjectName, email, locale } = notice;
  const { measure, ground, article, facts } = body;
  await queueMail(tx, {
    template: 'notice-decided',
    props: {
      ...{ reference, measure, ground, article, facts },
      subjectName: subject === 'user' ? null : subjectName,
    },
    to: email,
    from: actor.id,
    locale: languageOf(locale),
    dedupeKey: `notice:${reference}:decided`,
  });
}

interface Input {
  actor: Actor;
  params: { reference: string };
  body: NoticeDecisionInput;
}

/**
 * PUT /api/notices/{reference}/decision: takes the measure with its statement of reasons, and tells the notifier; all
 * in one transaction.
 * @throws DomainError forbidden, not_found; invalid on `measure` for one that does not fit the subject; notice_decided
 *   (409); what the measure throws
 */
export async function decideNotice({ actor, params, body }: Input): Promise<{ data: NoticeDto }> {
  authorize(mayJudgeNotices(actor));
  const { reference } = params;
  const notice = await prisma().notice.findUnique({ where: { reference } });
  if (!notice) throw new DomainError('not_found');
  if (notice.decidedAt) throw new DomainError('notice_decided');
  const { measure, ground, article, facts } = body;
  if (measure !== 'none' && measure !== new Map(Object.entries(measureFor)).get(notice.subject))
    throw invalid({ measure: [noticeDeskTexts.wrongMeasure] });
  const take = await measures[measure](actor, notice, body);
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    const { count } = await tx.notice.updateMany({
      where: { reference, decidedAt: null },
      data: { ...{ measure, ground, article, facts }, decidedAt: new Date(), decidedById: actor.id },
    });
    if (count === 0) throw new DomainError('notice_decided');
    await take(tx);
    await tellNotifier(tx, actor, notice, body);
    await recordAudit(tx, {
      actor,
      action: 'notice.decide',
      subject: { type: 'notice', id: notice.id },
      details: {
        reason: facts,
        [notice.subject === 'user' ? 'owner_id' : `${notice.subject}_id`]: notice.subjectId,
      },
    });
    const row = await tx.notice.findUniqueOrThrow({ where: { reference }, select: noticeSelect });
    const [data] = await toNotices(tx, [row]);
    if (!data) throw new DomainError('not_found');
    return { data };
  });
}
