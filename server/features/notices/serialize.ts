import 'server-only';

import { grounds, subjectKinds } from '@/lib/decisions/measures';
import { noticeKinds, noticeMeasures } from '@/lib/notices/kinds';
import type { NoticeDto } from '@/lib/notices/contract';
import { z } from '@/lib/api/zod';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';

export const noticeSelect = {
  reference: true,
  subject: true,
  subjectId: true,
  subjectName: true,
  kind: true,
  reason: true,
  name: true,
  email: true,
  createdAt: true,
  measure: true,
  ground: true,
  article: true,
  facts: true,
  decidedAt: true,
  decidedBy: { select: { id: true, firstName: true, lastName: true } },
} as const satisfies Prisma.NoticeSelect;

type NoticeRow = Prisma.NoticeGetPayload<{ select: typeof noticeSelect }>;

/** Columns whose values the database restricts with check constraints. */
const subjectWord = z.enum(subjectKinds);
const kindWord = z.enum(noticeKinds);
const measureWord = z.enum(noticeMeasures);
const groundWord = z.enum(grounds);

/** Adds what the notices are about, as far as it still exists. */
export async function toNotices(tx: Tx, rows: readonly NoticeRow[]): Promise<NoticeDto[]> {
  const ids = (kind: string) =>
    rows.flatMap(({ subject, subjectId }) => (subject === kind ? [subjectId] : []));
  const [listings, reviews] = await Promise.all([
    tx.listing.findMany({
      where: { id: { in: ids('listing') }, removedAt: null },
      select: { id: true, slug: true },
    }),
    tx.review.findMany({
      where: { id: { in: ids('review') } },
      select: { id: true, body: true, listing: { select: { slug: true } } },
    }),
  ]);
  const homes = new Map(listings.map(({ id, slug }) => [id, slug]));
  const said = new Map(reviews.map((review) => [review.id, review]));
  return rows.map((row) => {
    const { reference, subjectId: id, subjectName, reason, name, email, createdAt } = row;
    const subject = subjectWord.parse(row.subject);
    const review = subject === 'review' ? said.get(id) : undefined;
    const slug = subject === 'listing' ? homes.get(id) : review?.listing.slug;
    return {
      ...{ reference, subject, id, subject_name: subjectName, reason, name, email },
      slug: slug ?? null,
      words: review?.body ?? null,
      kind: kindWord.parse(row.kind),
      created_at: createdAt.toISOString(),
      decision: toDecision(row),
    };
  });
}

function toDecision(row: NoticeRow): NoticeDto['decision'] {
  const { measure, ground, article, facts, decidedAt, decidedBy } = row;
  if (decidedAt === null || article === null || facts === null) return null;
  return {
    measure: measureWord.parse(measure),
    ground: groundWord.parse(ground),
    ...{ article, facts, made_at: decidedAt.toISOString() },
    by: decidedBy && { id: decidedBy.id, name: `${decidedBy.firstName} ${decidedBy.lastName}`.trim() },
  };
}
