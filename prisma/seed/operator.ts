/** What an admin of the demo world did and has to do: letters, notices, a decision, notes, the log. */
import { createHash } from 'node:crypto';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import type { ListingRow } from './listing-rows';
import { momentOn } from './moments';
import { accountIds, drawGuest } from './people';
import { waitingId } from './plan';
import { Random } from './random';
import { denial, note, notices, replyTexts, threads } from './texts/operator';

const { admin, landlord } = accountIds;
/** A listing of the demo landlord that was denied once before it was approved. */
const DENIED = 3;
/** Listings about which somebody gave notice. */
const NOTICED = [12, 27] as const;
/** Number of latest approvals of listings in the log. */
const APPROVED_LAST = 12;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

function findHome(listings: readonly ListingRow[], id: number): { name: string; createdAt: Date } {
  const { nameHolidayHome: name, createdAt } = listings.find((listing) => listing.id === id) ?? {};
  if (!name || !createdAt) throw new RangeError(`No home ${id}`);
  return { name, createdAt: new Date(createdAt) };
}

function inboxRows(random: Random, today: Day) {
  const drawn = threads.map((thread, index) => ({
    ...thread,
    id: index + 1,
    guest: drawGuest(random, today),
  }));
  const sentOn = (daysAgo: number, nth: number) =>
    momentOn(addDays(today, -daysAgo), `${9 + nth * 2}:${10 + nth}`);
  return {
    inboxThreads: drawn.map(({ id, subject, state, daysAgo, messages, guest }) => ({
      ...{ id, subject, state },
      code: createHash('md5').update(`thread/${id}`).digest('hex'),
      assigneeId: state === 'open' ? null : admin,
      name: fullName(guest),
      email: guest.email,
      createdAt: sentOn(daysAgo, 0),
      lastMessageAt: sentOn(daysAgo, messages.length - 1),
    })),
    inboxMessages: drawn
      .flatMap(({ id, daysAgo, messages }) =>
        messages.map((body, nth) => ({ threadId: id, body, nth, createdAt: sentOn(daysAgo, nth) })),
      )
      .map(({ nth, ...message }, index) => ({
        id: index + 1,
        ...message,
        sender: nth % 2 === 0 ? ('visitor' as const) : ('staff' as const),
        authorId: nth % 2 === 0 ? null : admin,
      })),
    inboxTexts: replyTexts.map((text, index) => ({
      id: index + 1,
      ...text,
      updatedAt: momentOn(addDays(today, -90), '10:00'),
    })),
  };
}

function noticeRows(
  random: Random,
  nameOf: (id: number) => string,
  today: Day,
): (Prisma.NoticeCreateManyInput & { id: number })[] {
  return notices.map(({ kind, reason, facts, daysAgo }, index) => {
    const guest = drawGuest(random, today);
    const subjectId = NOTICED[index] ?? DENIED;
    return {
      id: index + 1,
      reference: `M-DEMK222${index + 2}`,
      subject: 'listing',
      ...{ subjectId, kind, reason, facts },
      subjectName: nameOf(subjectId),
      name: fullName(guest),
      email: guest.email,
      createdAt: momentOn(addDays(today, -daysAgo), '20:14'),
      measure: facts && 'none',
      ground: facts && 'terms',
      article: facts && 'Servicevoorwaarden, artikel 10',
      decidedAt: facts && momentOn(addDays(today, -daysAgo + 2), '09:40'),
      decidedById: facts && admin,
    };
  });
}

/** The log of the last weeks, oldest first. */
function logRows(
  listings: readonly ListingRow[],
  rows: Pick<OperatorRows, 'inboxMessages' | 'notices' | 'statements'>,
) {
  const approved = listings
    .flatMap(({ id, userId, approvedAt }) =>
      approvedAt ? [{ id, userId, approvedAt: new Date(approvedAt) }] : [],
    )
    .toSorted((a, b) => b.approvedAt.getTime() - a.approvedAt.getTime())
    .slice(0, APPROVED_LAST);
  const about = (listingId: number, aboutUserId: number) => ({
    subjectType: 'listing',
    subjectId: listingId,
    aboutListingId: listingId,
    aboutUserId,
  });
  return [
    ...approved.map(({ id, userId, approvedAt }) => ({
      action: 'listing.approve',
      ...about(id, userId),
      createdAt: approvedAt,
    })),
    ...rows.statements.map(({ subjectId, madeAt }) => ({
      action: 'listing.deny',
      ...about(subjectId, landlord),
      createdAt: madeAt,
    })),
    ...rows.inboxMessages
      .filter(({ sender }) => sender === 'staff')
      .map(({ threadId, createdAt }) => ({
        ...{ action: 'inbox.answer', subjectType: 'inbox_thread', subjectId: threadId, createdAt },
      })),
    ...rows.notices.flatMap(({ id, decidedAt }) =>
      decidedAt
        ? [{ action: 'notice.decide', subjectType: 'notice', subjectId: id, createdAt: new Date(decidedAt) }]
        : [],
    ),
  ]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((entry, index) => ({ id: index + 1, actorId: admin, ...entry }));
}

type OperatorRows = ReturnType<typeof deskRows>;

function deskRows(listings: readonly ListingRow[], today: Day) {
  const random = new Random('operator');
  const nameOf = (id: number) => findHome(listings, id).name;
  return {
    ...inboxRows(random, today),
    notices: noticeRows(random, nameOf, today),
    statements: [
      {
        id: 1,
        measure: 'denied',
        ground: 'terms',
        article: 'Servicevoorwaarden, artikel 10',
        facts: denial,
        subjectKind: 'listing',
        subjectId: DENIED,
        subjectName: nameOf(DENIED),
        userId: landlord,
        decidedById: admin,
        madeAt: findHome(listings, DENIED).createdAt,
      },
    ],
    staffNotes: [
      {
        id: 1,
        listingId: waitingId,
        authorId: admin,
        body: note,
        createdAt: momentOn(addDays(today, -1), '15:30'),
      },
    ],
  };
}

export function operatorRows(listings: readonly ListingRow[], today: Day) {
  const rows = deskRows(listings, today);
  return { ...rows, auditLogs: logRows(listings, rows) };
}
