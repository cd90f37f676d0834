import 'server-only';

import { randomUUID } from 'node:crypto';
import type { StatementProps } from '@/emails/statement';
import { termsArticle } from '@/lib/decisions/ground-defaults';
import { subjectOf } from '@/lib/decisions/measures';
import type { Ground, Measure } from '@/lib/decisions/measures';
import { decisionReference } from '@/lib/decisions/reference';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

interface MeasureTaken {
  /** The admin; when acting as a user, the admin behind it. */
  actor: Pick<Actor, 'id' | 'impersonatorId'>;
  measure: Measure;
  /** A home, a review or a user, as the measure needs (lib/decisions/measures.ts). */
  subject: { id: number; name: string };
  /** Whose account it concerns; null for a guest. */
  userId: number | null;
  /** By default the terms, and their article about such measures. */
  ground?: Ground;
  article?: string;
  /** What happened, in the admin's words; the person concerned reads it. */
  facts: string;
  /** Whether somebody gave notice of it. */
  afterNotice?: boolean;
  /** The approval that a home loses by it, to be given back if the measure is reversed. */
  wasApprovedAt?: Date | null;
  /** The timestamp that the measure set in the row, by which a reversal knows whether it still stands. */
  at?: Date;
}

/**
 * Writes the statement of reasons for a measure, in the transaction of the measure (docs/rules/decisions.md).
 * @returns the statement for the letter about the measure, which has to contain it
 */
export async function writeDecision(tx: Tx, taken: MeasureTaken): Promise<StatementProps> {
  const { actor, measure, subject, userId, facts, afterNotice = false, wasApprovedAt = null } = taken;
  const { at = new Date() } = taken;
  const ground = taken.ground ?? 'terms';
  const article = taken.article ?? termsArticle(measure);
  const kind = subjectOf[measure];
  const { id } = await tx.decision.create({
    data: {
      ...{ measure, ground, article, facts, afterNotice, userId, wasApprovedAt },
      madeAt: at,
      subjectKind: kind,
      subjectId: subject.id,
      subjectName: subject.name,
      reviewId: kind === 'review' ? subject.id : null,
      decidedById: actor.impersonatorId ?? actor.id,
    },
    select: { id: true },
  });
  const hasAccount = userId !== null && (await canSignIn(tx, userId, measure));
  return { reference: decisionReference(id), measure, ground, article, facts, afterNotice, hasAccount };
}

/**
 * Whether somebody can sign in to read the statement and appeal once the measure is taken; suspended accounts cannot.
 */
async function canSignIn(tx: Tx, id: number, measure: Measure): Promise<boolean> {
  if (measure === 'suspended') return false;
  return (await tx.user.count({ where: { id, suspendedAt: null } })) > 0;
}

interface ToldMeasure extends Omit<MeasureTaken, 'userId'> {
  /** Whose account it concerns, and who reads the letter. */
  to: { id: number; email: string; firstName: string };
}

/** Writes the statement of reasons, and mails it: for measures that have no letter of their own. */
export async function recordDecision(tx: Tx, { to, ...taken }: ToldMeasure): Promise<void> {
  const statement = await writeDecision(tx, { ...taken, userId: to.id });
  await queueMail(tx, {
    template: 'decision-made',
    props: { firstName: to.firstName, subjectName: taken.subject.name, statement },
    to: to.email,
    dedupeKey: `decision:${randomUUID()}`,
  });
}
