import 'server-only';

import { z } from '@/lib/api/zod';
import { todayIn } from '@/lib/dates/day';
import type { AppealedDto, DecisionDto } from '@/lib/decisions/contract';
import { isInAppealTime, lastAppealDay } from '@/lib/decisions/appeal-time';
import { grounds, measures, outcomes, subjectKinds } from '@/lib/decisions/measures';
import { decisionReference } from '@/lib/decisions/reference';
import { decisionTexts as texts } from '@/lib/texts/decisions';
import type { Prisma } from '@/prisma/generated/client';

const person = { select: { id: true, firstName: true, lastName: true } } as const;

export const decisionSelect = {
  id: true,
  measure: true,
  ground: true,
  article: true,
  facts: true,
  afterNotice: true,
  subjectKind: true,
  subjectId: true,
  subjectName: true,
  madeAt: true,
  appealReason: true,
  appealedAt: true,
  outcome: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.DecisionSelect;

/** With who appealed and who decided. */
export const appealedSelect = {
  ...decisionSelect,
  appealName: true,
  appealEmail: true,
  user: person,
  decidedBy: person,
} as const satisfies Prisma.DecisionSelect;

type DecisionRow = Prisma.DecisionGetPayload<{ select: typeof decisionSelect }>;
type AppealedRow = Prisma.DecisionGetPayload<{ select: typeof appealedSelect }>;
type Person = Prisma.UserGetPayload<typeof person>;

/** The words of the columns that the database checks. */
const measureWord = z.enum(measures);
const groundWord = z.enum(grounds);
const kindWord = z.enum(subjectKinds);
const outcomeWord = z.enum(outcomes).nullable();

/** Once, and not too late. */
export const mayAppeal = ({ appealedAt, madeAt }: Pick<DecisionRow, 'appealedAt' | 'madeAt'>): boolean =>
  appealedAt === null && isInAppealTime(madeAt, todayIn());

export function toDecision(row: DecisionRow): DecisionDto {
  const { id, article, facts, appealReason, appealedAt, answer, answeredAt } = row;
  return {
    reference: decisionReference(id),
    ...{ id, article, facts, automated: false, after_notice: row.afterNotice },
    measure: measureWord.parse(row.measure),
    ground: groundWord.parse(row.ground),
    subject: { kind: kindWord.parse(row.subjectKind), id: row.subjectId, name: row.subjectName },
    remedies: mayAppeal(row) ? texts.remedies.appeal : texts.remedies.court,
    made_at: row.madeAt.toISOString(),
    appeal_until: lastAppealDay(row.madeAt),
    appeal:
      appealReason === null || appealedAt === null
        ? null
        : {
            ...{ reason: appealReason, made_at: appealedAt.toISOString(), answer },
            outcome: outcomeWord.parse(row.outcome),
            answered_at: answeredAt && answeredAt.toISOString(),
          },
  };
}

const toPerson = ({ id, firstName, lastName }: Person) => ({ id, name: `${firstName} ${lastName}`.trim() });

/** @param mayAnswer whether the reader may answer the appeal */
export function toAppealed(row: AppealedRow, mayAnswer: boolean): AppealedDto {
  const { appealName: name, appealEmail: email } = row;
  return {
    ...toDecision(row),
    user: row.user && toPerson(row.user),
    letter: name === null || email === null ? null : { name, email },
    decided_by: row.decidedBy && toPerson(row.decidedBy),
    may_answer: mayAnswer,
  };
}
