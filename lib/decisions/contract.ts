/** API contract of statements of reasons and appeals (docs/rules/decisions.md). */
import { dataOf, pageOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { emailAddress, requiredText, typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import {
  APPEAL_MAX,
  APPELLANT_MAX,
  grounds,
  measures,
  outcomes,
  subjectKinds,
} from '@/lib/decisions/measures';

const moment = z.iso.datetime();

export const decisionDto = z.object({
  id: z.int(),
  /** How letters name it: 'B-123'. */
  reference: z.string(),
  measure: z.enum(measures),
  ground: z.enum(grounds),
  article: z.string(),
  facts: z.string(),
  /** Decisions are always made by people. */
  automated: z.literal(false),
  /** Whether it followed a notice. */
  after_notice: z.boolean(),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.int(), name: z.string() }),
  /** What one can do about it, as Dutch sentences. */
  remedies: z.string(),
  made_at: moment,
  /** The last day on which one can appeal. */
  appeal_until: z.iso.date(),
  appeal: z
    .object({
      reason: z.string(),
      made_at: moment,
      outcome: z.enum(outcomes).nullable(),
      answer: z.string().nullable(),
      answered_at: moment.nullable(),
    })
    .nullable(),
});
export type DecisionDto = z.infer<typeof decisionDto>;
export const decisionAnswer = dataOf(decisionDto);
/** The answer of GET /api/user/decisions. */
export const decisionPage = pageOf(decisionDto);
export type DecisionPage = z.infer<typeof decisionPage>;

/** Body of POST /api/user/decisions/{id}/appeal. */
export const appealInput = z.object({ reason: requiredText(APPEAL_MAX) });
export type AppealInput = z.output<typeof appealInput>;

const person = z.object({ id: z.int(), name: z.string() });

/** An appeal as admins see it. */
export const appealedDto = decisionDto.extend({
  /** The user concerned; null for a guest, who has no account. */
  user: person.nullable(),
  /** For an appeal by letter: who wrote it, and where the answer is sent. */
  letter: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Null once the account is gone. */
  decided_by: person.nullable(),
  /** False for the admin who decided, if there is another one. */
  may_answer: z.boolean(),
});
export type AppealedDto = z.infer<typeof appealedDto>;
export const appealedAnswer = dataOf(appealedDto);
/** The answer of GET /api/decisions. */
export const appealedPage = pageOf(appealedDto);
export type AppealedPage = z.infer<typeof appealedPage>;

/** Body of PUT /api/decisions/{id}/appeal. */
export const appealAnswerInput = z.object({ outcome: z.enum(outcomes), answer: requiredText(APPEAL_MAX) });
export type AppealAnswerInput = z.output<typeof appealAnswerInput>;

/** An appeal that came by letter, against the decision that it names. Body of POST /api/decisions. */
export const letterAppealInput = z.object({
  reference: typedLine().min(1).max(20),
  name: requiredName(APPELLANT_MAX),
  email: emailAddress(),
  received_on: daySchema(),
  reason: requiredText(APPEAL_MAX),
});
export type LetterAppealInput = z.output<typeof letterAppealInput>;
