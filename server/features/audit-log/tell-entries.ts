import 'server-only';

import { auditActions } from '@/lib/audit-log/actions';
import type { AuditAction, AuditSubjectType } from '@/lib/audit-log/actions';
import type { AuditEntryDto } from '@/lib/audit-log/contract';
import { auditEntryTexts as texts } from '@/lib/texts/audit-entries';
import { listingTexts } from '@/lib/texts/listings';
import { prisma } from '@/server/db';
import type { AuditRow } from '@/server/features/audit-log/find-entries';
import { detailsOf, mailName, tellDetails } from '@/server/features/audit-log/tell-details';
import type { Details } from '@/server/features/audit-log/tell-details';

interface Named {
  id: number;
  name: string;
  exists: boolean;
}

interface Names {
  users: ReadonlyMap<number, Named>;
  listings: ReadonlyMap<number, Named>;
}

const idsOf = (rows: readonly AuditRow[], pick: (row: AuditRow) => readonly unknown[]) => [
  ...new Set(rows.flatMap(pick).filter((id) => typeof id === 'number')),
];

async function findNames(rows: readonly AuditRow[]): Promise<Names> {
  const [users, listings] = await Promise.all([
    prisma().user.findMany({
      where: {
        id: {
          in: idsOf(rows, ({ actorId, userId, details }) => [actorId, userId, detailsOf(details).as_user_id]),
        },
        deletedAt: null,
      },
      select: { id: true, firstName: true, lastName: true },
    }),
    prisma().listing.findMany({
      where: { id: { in: idsOf(rows, ({ listingId }) => [listingId]) } },
      select: { id: true, nameHolidayHome: true, removedAt: true },
    }),
  ]);
  return {
    users: new Map(
      users.map(({ id, firstName, lastName }) => [
        id,
        { id, name: `${firstName} ${lastName}`.trim(), exists: true },
      ]),
    ),
    listings: new Map(
      listings.map(({ id, nameHolidayHome, removedAt }) => [
        id,
        { id, name: nameHolidayHome ?? listingTexts.nameless, exists: removedAt === null },
      ]),
    ),
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The name of a subject; null if it is no longer known. */
function nameOfSubject(row: AuditRow, details: Details, { users, listings }: Names): string | null {
  const id = row.subjectId ?? 0;
  switch (row.subjectType) {
    case 'user':
      return users.get(id)?.name ?? null;
    case 'listing':
      return listings.get(id)?.name ?? null;
    case 'news_article':
    case 'inbox_text':
      return textOf(details.title);
    case 'order':
      return textOf(details.number);
    case 'stripe_event':
      return textOf(details.event);
    case 'mail': {
      const template = textOf(details.template);
      return template === null ? null : mailName(template);
    }
    default:
      return null;
  }
}

const isKnownAction = (action: string): action is AuditAction =>
  auditActions.some((known) => known === action);
const isKnownSubject = (type: string): type is AuditSubjectType => Object.hasOwn(texts.subjects, type);

function tellEntry(row: AuditRow, names: Names): AuditEntryDto {
  const details = detailsOf(row.details);
  const person = (id: unknown): Named | null =>
    typeof id === 'number' ? (names.users.get(id) ?? { id, name: texts.gone(id), exists: false }) : null;
  const actor = person(row.actorId);
  const whom = person(details.as_user_id);
  const doer = actor?.name ?? texts.somebody;
  const who = whom && !row.action.startsWith('impersonation.') ? texts.asUser(doer, whom.name) : doer;
  const name = nameOfSubject(row, details, names);
  const what = isKnownSubject(row.subjectType) ? texts.subjects[row.subjectType](name, row.subjectId) : '';
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    action: row.action,
    actor,
    user: person(row.userId),
    listing:
      row.listingId === null
        ? null
        : (names.listings.get(row.listingId) ?? {
            id: row.listingId,
            name: texts.subjects.listing(null, row.listingId),
            exists: false,
          }),
    sentence: isKnownAction(row.action)
      ? texts.sentences[row.action](who, what)
      : texts.unknownSentence(who, row.action),
    details: tellDetails(details),
  };
}

/** Entries as admins read them, with current names. */
export async function tellEntries(rows: readonly AuditRow[]): Promise<AuditEntryDto[]> {
  const names = await findNames(rows);
  return rows.map((row) => tellEntry(row, names));
}
