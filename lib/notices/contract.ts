/** API contract of notices (docs/rules/notices.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { pageQuery } from '@/lib/api/params';
import { emailAddress, requiredLine, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { ARTICLE_MAX, FACTS_MAX, grounds, subjectKinds } from '@/lib/decisions/measures';
import { NOTICE_MAX, NOTICE_MIN, noticeKinds, noticeMeasures } from '@/lib/notices/kinds';
import { noticeStates } from '@/lib/notices/states';
import { noticeTexts } from '@/lib/texts/notices';

/** Forms send digits as text, and a ticked box as '1'. */
const rowId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
  z.int().min(1).max(2_147_483_647),
);
const goodFaith = z.preprocess(
  (value) => (value === '1' ? true : value),
  z.literal(true, { error: () => noticeTexts.goodFaithMissing }),
);

/** What a visitor fills in. */
export const noticeInput = z.object({
  subject: z.enum(subjectKinds),
  id: rowId,
  kind: z.enum(noticeKinds),
  reason: requiredText(NOTICE_MAX).min(NOTICE_MIN),
  name: requiredName(200),
  email: emailAddress(),
  good_faith: goodFaith,
});
export type NoticeInput = z.output<typeof noticeInput>;

/** Body of POST /api/notices. */
export const noticeCall = noticeInput.extend({ g_recaptcha_response: botCheckToken });
export type NoticeCall = z.output<typeof noticeCall>;
export const noticeReceipt = z.object({ reference: z.string() });

/** What was decided about a notice. */
const noticeDecisionDto = z.object({
  measure: z.enum(noticeMeasures),
  ground: z.enum(grounds),
  article: z.string(),
  facts: z.string(),
  made_at: z.iso.datetime(),
  /** Null once the admin's account is gone. */
  by: z.object({ id: z.int(), name: z.string() }).nullable(),
});

export const noticeDto = z.object({
  reference: z.string(),
  subject: z.enum(subjectKinds),
  id: z.int(),
  /** The name of the home or user; for a review that of its home. */
  subject_name: z.string(),
  /** The slug of the home's page; null for a user, and once the home is gone. */
  slug: z.string().nullable(),
  /** The review itself, while it exists. */
  words: z.string().nullable(),
  kind: z.enum(noticeKinds),
  reason: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: z.iso.datetime(),
  decision: noticeDecisionDto.nullable(),
});
export type NoticeDto = z.infer<typeof noticeDto>;
export const noticeAnswer = dataOf(noticeDto);
export const noticePage = pageOf(noticeDto);
export type NoticePage = z.infer<typeof noticePage>;

/** `?state=open&page=2` of GET /api/notices; without a state all of them. */
export const noticeListQuery = pageQuery.extend({ state: z.enum(noticeStates).optional() });
export type NoticeListQuery = z.output<typeof noticeListQuery>;

export const noticeParams = z.object({ reference: z.string().max(12) });

/** Body of PUT /api/notices/{reference}/decision; both parties read article and facts. */
export const noticeDecisionInput = z.object({
  measure: z.enum(noticeMeasures),
  ground: z.enum(grounds),
  article: requiredLine(ARTICLE_MAX),
  facts: requiredText(FACTS_MAX),
});
export type NoticeDecisionInput = z.output<typeof noticeDecisionInput>;
