import 'server-only';

import { statusToWire } from '@/lib/booking-requests/lifecycle';
import { utcDateToDay } from '@/lib/dates/day';
import { loadUser } from '@/server/features/accounts/load-users';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { DomainError, authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { getListing } from '@/server/features/listings/get-listing';
import { exportedAgreements } from '@/server/features/requests/agreement-columns';
import { stayChangesSelect, toChanges } from '@/server/features/requests/change-columns';
import { exportedMessages, toExportedMessage } from '@/server/features/requests/exported-thread';
import { guestAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { guestNotices } from '@/server/features/notices/guest-notices';
import { guestThreads } from '@/server/features/inbox/guest-threads';
import { guestAlerts } from '@/server/features/search-alerts/guest-alerts';
import { exportedAccount, exportedPayments } from '@/server/features/payments/exported-payments';
import { exportedPush, toExportedPush } from '@/server/features/push/exported-push';
import { loadImpersonations } from '@/server/features/impersonation/list-impersonations';
import { loadSecondFactors } from '@/server/features/second-factors/get-second-factors';
import { exportedTax } from '@/server/features/dac7/exported-tax';
import { exportedDecisions } from '@/server/features/decisions/exported-decisions';
import { exportedReports } from '@/server/features/short-stay-reports/exported-reports';
import { exportedChecks } from '@/server/features/short-stay-checks/exported-checks';
import { toldStaySelect, toStayed } from '@/server/features/requests/stayed-columns';
import { exportedNotes } from '@/server/features/staff-notes/exported-notes';
import { getKnownAccount } from '@/server/features/accounts/find-user';
import { mayExportUser } from '@/server/features/accounts/policy';

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

/**
 * Stays, questions and reviews for the user's listings, with the user's own messages; those of guests belong to the
 * guests.
 */
async function receivedBy(userId: number) {
  const find = { where: { listing: { userId } }, orderBy: { id: 'asc' } } as const;
  const said = { messages: { ...exportedMessages, where: { sender: 'landlord' } } } as const;
  const asked = { changes: { ...stayChangesSelect.changes, where: { askedBy: 'landlord' } } } as const;
  const paid = { paymentRequests: { orderBy: { id: 'asc' } }, payments: { orderBy: { id: 'asc' } } } as const;
  const [bookings, letters, reviews] = await Promise.all([
    prisma().bookingRequest.findMany({
      ...find,
      include: {
        ...{ ...said, ...paid, ...asked, depositReturn: true, agreements: exportedAgreements },
        toldStay: { select: toldStaySelect },
      },
    }),
    prisma().contactRequest.findMany({ ...find, include: said }),
    prisma().review.findMany({ ...find, where: { ...find.where, reply: { not: null } } }),
  ]);
  return {
    booking_requests: bookings.map((row) => ({
      uuid: row.uuid,
      manual: row.manual,
      listing_id: row.listingId,
      status: statusToWire(row.status),
      start_date: utcDateToDay(row.startDate),
      end_date: utcDateToDay(row.endDate),
      price: row.price,
      note: row.note,
      reply: row.reply,
      messages: row.messages.map(toExportedMessage),
      ...exportedPayments(row),
      changes: toChanges(row).changes,
      stayed: toStayed(row.toldStay),
      created_at: row.createdAt.toISOString(),
    })),
    contact_requests: letters.map((row) => ({
      listing_id: row.listingId,
      messages: row.messages.map(toExportedMessage),
      created_at: row.createdAt.toISOString(),
      read_at: isoOrNull(row.readAt),
      handled_at: isoOrNull(row.handledAt),
    })),
    review_replies: reviews.map((row) => ({
      listing_id: row.listingId,
      reply: row.reply,
      replied_at: isoOrNull(row.repliedAt),
    })),
  };
}

async function invoicesOf(userId: number) {
  const find = { where: { userId }, orderBy: { id: 'asc' } } as const;
  const [orders, subscriptions] = await Promise.all([
    prisma().order.findMany({ ...find, include: { creditNotes: { orderBy: { id: 'asc' } } } }),
    prisma().subscription.findMany(find),
  ]);
  return {
    orders: orders.map(({ status, refunded, document, createdAt, creditNotes }) => ({
      ...{ status, refunded, document },
      created_at: createdAt.toISOString(),
      credit_notes: creditNotes.map((note) => ({
        document: note.document,
        created_at: note.createdAt.toISOString(),
      })),
    })),
    subscriptions: subscriptions.map(({ name, createdAt, cycleEndsAt, endsAt }) => ({
      name,
      created_at: createdAt.toISOString(),
      cycle_ends_at: isoOrNull(cycleEndsAt),
      ends_at: isoOrNull(endsAt),
    })),
  };
}

/** The user's sessions, devices with notifications and linked accounts, and the calendars of others that they manage. */
async function accessOf(userId: number) {
  const [sessions, shared, identities, push] = await Promise.all([
    prisma().session.findMany({ where: { userId, impersonatorId: null }, orderBy: { createdAt: 'asc' } }),
    prisma().listingManager.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    prisma().userIdentity.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    prisma().pushSubscription.findMany({ where: { userId }, ...exportedPush }),
  ]);
  return {
    sessions: sessions.map(({ createdAt, lastSeenAt, remember, device }) => ({
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      remember,
    })),
    push_subscriptions: push.map(toExportedPush),
    linked_accounts: identities.map(({ provider, issuer, subject, email, createdAt, lastUsedAt }) => ({
      ...{ provider, issuer, subject, email },
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
    shared_calendars: shared.map(({ listingId, createdAt }) => ({
      listing_id: listingId,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** The user's reply templates, and the search alerts and messages to the site of their address. */
async function writtenBy({ id, email }: { id: number; email: string }) {
  const templates = await prisma().replyTemplate.findMany({ where: { userId: id }, orderBy: { id: 'asc' } });
  return {
    reply_templates: templates.map(
      ({ name, body, bodyFr, bodyDe, bodyEn, createdAt, sendMoment, sendDays, sendHour }) => ({
        name,
        body,
        translations: { fr: bodyFr, de: bodyDe, en: bodyEn },
        send: sendMoment && { moment: sendMoment, days: sendDays, hour: sendHour },
        created_at: createdAt.toISOString(),
      }),
    ),
    search_alerts: await guestAlerts.read(email),
    site_messages: await guestThreads.read(email),
    notices: await guestNotices.read(email),
    letter_appeals: await guestAppeals.read(email),
  };
}

async function listingsOf(actor: Actor) {
  const rows = await prisma().listing.findMany({
    where: { userId: actor.id },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const listings = [];
  for (const { id } of rows) listings.push((await getListing(String(id), actor)).data);
  return listings;
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/users/{id}/export: everything the site stores about the user, as a file. Days and timestamps are ISO 8601,
 * prices of stays whole euros, amounts of invoices cents.
 * @throws DomainError not_found; forbidden for an admin, in somebody's place too
 */
export async function exportUser({ actor, params }: Input): Promise<Reply> {
  const account = await getKnownAccount(prisma(), actor, params.id);
  authorize(mayExportUser(actor, account));
  const user = await loadUser(prisma(), account.id);
  if (!user) throw new DomainError('not_found');
  const listings = await listingsOf(actor);
  const content = {
    user,
    listings,
    ...(await receivedBy(account.id)),
    ...(await invoicesOf(account.id)),
    ...(await accessOf(account.id)),
    ...(await writtenBy(account)),
    ...(await exportedAccount(account.id)),
    ...(await exportedTax(account.id)),
    statements: await exportedDecisions(account.id),
    short_stay_reports: await exportedReports(account.id),
    short_stay_checks: await exportedChecks(account.id),
    staff_notes: await exportedNotes(account.id),
    second_factors: await loadSecondFactors(account.id),
    impersonations: await loadImpersonations(account.id),
  };
  return fileReply(JSON.stringify(content, null, 2), {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="gegevens-${account.id}.json"`,
  });
}
