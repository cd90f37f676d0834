import 'server-only';

import { todayIn, utcDateToDay } from '@/lib/dates/day';
import type { ScheduledMessage } from '@/lib/messages/contract';
import { isComing, sendMoment } from '@/lib/messages/send-moment';
import type { Prisma } from '@/prisma/generated/client';
import { isByAdmin } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { countMessage } from '@/server/features/messages/count-message';
import { factsSelect, sendText, textFor } from '@/server/features/messages/send-text';
import { bodySelect, sendOf, templateSelect, textsOf } from '@/server/features/messages/template-columns';
import { mayReadRequest } from '@/server/features/requests/policy';
import { isWithheld, withheldSelect } from '@/server/features/requests/withheld';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor, lockBookingRequest } from '@/server/lock-order';

/** The messages that are sent automatically to the guest of one stay (docs/rules/automatic-messages.md). */

const staySelect = {
  ...factsSelect,
  status: true,
  manual: true,
  email: true,
  approvedAt: true,
  anonymisedAt: true,
  listing: {
    select: {
      ...factsSelect.listing.select,
      ...withheldSelect,
      id: true,
      userId: true,
      approvedAt: true,
      suspendedAt: true,
    },
  },
} as const satisfies Prisma.BookingRequestSelect;

type Stay = Prisma.BookingRequestGetPayload<{ select: typeof staySelect }>;

/** @throws DomainError not_found for strangers */
async function getStay(db: Tx, actor: Actor, id: number): Promise<Stay> {
  const stay = await db.bookingRequest.findUnique({
    where: { id, listing: { removedAt: null } },
    select: staySelect,
  });
  if (!stay || !mayReadRequest(actor, stay.listing.userId)) throw new DomainError('not_found');
  return stay;
}

/** When the stay was approved, if its guest still gets automatic messages; else null. */
function approvalOf({ status, manual, email, approvedAt, listing }: Stay): Date | null {
  const isSeen = listing.approvedAt !== null && listing.suspendedAt === null;
  const isReached = email !== '' && (!manual || isSeen) && !isWithheld(listing);
  return status === 'approved' && isReached ? approvedAt : null;
}

const findTexts = (db: Tx, stayId: number, userId: number) =>
  db.replyTemplate.findMany({
    where: { userId },
    select: {
      ...{ id: true, name: true, sendSince: true, ...bodySelect, ...templateSelect },
      sent: {
        where: { bookingRequestId: stayId },
        select: { skipped: true, createdAt: true, message: { select: { body: true } } },
      },
    },
  });

type Text = Awaited<ReturnType<typeof findTexts>>[number];

/** The state of one text for this stay; null if it does not apply to the stay. */
function toScheduled(text: Text, stay: Stay, now: Date): ScheduledMessage | null {
  const { id, name, sent, listings, sendSince: since } = text;
  const [record] = sent;
  const one = { template_id: id, name, text: record?.message?.body ?? textFor(textsOf(text), stay) };
  if (record)
    return { ...one, at: record.createdAt.toISOString(), state: record.skipped ? 'skipped' : 'sent' };
  const [send, approvedAt] = [sendOf(text), approvalOf(stay)];
  const isMeant = listings.length === 0 || listings.some(({ listingId }) => listingId === stay.listing.id);
  if (!send || !since || !approvedAt || !isMeant) return null;
  const days = { start: utcDateToDay(stay.startDate), end: utcDateToDay(stay.endDate) };
  const at = sendMoment(send, { ...days, approvedAt });
  if (at === null) return null;
  if (isComing(at, { since, now })) return { ...one, at: at.toISOString(), state: 'coming' };
  return days.end < todayIn(undefined, now) ? null : { ...one, at: at.toISOString(), state: 'missed' };
}

async function scheduledOf(db: Tx, id: number, stay: Stay): Promise<ScheduledMessage[]> {
  if (stay.anonymisedAt !== null) return [];
  const now = new Date();
  const texts = await findTexts(db, id, stay.listing.userId);
  return texts
    .flatMap((text) => toScheduled(text, stay, now) ?? [])
    .toSorted((a, b) => a.at.localeCompare(b.at) || a.template_id - b.template_id);
}

interface Asked {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/booking-requests/{id}/scheduled-messages, ordered by moment.
 * @throws DomainError not_found
 */
export async function listScheduledMessages({
  actor,
  params: { id },
}: Asked): Promise<{ data: ScheduledMessage[] }> {
  return { data: await scheduledOf(prisma(), id, await getStay(prisma(), actor, id)) };
}

interface Chosen {
  actor: Actor;
  params: { id: number; template: number };
}

/**
 * A message for a stay of the actor's own that was neither sent nor skipped.
 * @throws DomainError not_found, forbidden for admins; message_settled, no_message_due (409)
 */
async function getOpen(db: Tx, { actor, params }: Chosen): Promise<ScheduledMessage> {
  const stay = await getStay(db, actor, params.id);
  authorize(actor.id === stay.listing.userId);
  const found = (await scheduledOf(db, params.id, stay)).find((one) => one.template_id === params.template);
  if (found?.state === 'sent' || found?.state === 'skipped') throw new DomainError('message_settled');
  if (found) return found;
  const isOwn = await db.replyTemplate.count({ where: { id: params.template, userId: actor.id } });
  throw new DomainError(isOwn > 0 ? 'no_message_due' : 'not_found');
}

/** The same, with the stay and the text locked until the transaction ends. */
async function holdOpen(tx: Tx, chosen: Chosen): Promise<ScheduledMessage> {
  const { id, template } = chosen.params;
  await holdActor(tx, chosen.actor);
  await lockBookingRequest(tx, id);
  await tx.$queryRaw`SELECT FROM reply_templates WHERE id = ${template} FOR SHARE`;
  return getOpen(tx, chosen);
}

/**
 * POST /api/booking-requests/{id}/scheduled-messages/{template}/send: sends it now, instead of at its moment.
 * @throws DomainError not_found, forbidden for admins; message_settled, no_message_due (409); too_many_requests (429)
 */
export async function sendScheduledMessage(chosen: Chosen): Promise<{ data: ScheduledMessage }> {
  const { actor, params } = chosen;
  await getOpen(prisma(), chosen);
  await countMessage({ kind: 'booking-requests', id: params.id }, 'landlord');
  return transaction(async (tx) => {
    const open = await holdOpen(tx, chosen);
    const sent = await sendText(tx, {
      ...{ stayId: params.id, templateId: params.template },
      ...{ automatic: false, byAdmin: isByAdmin(actor) },
    });
    if (!sent) throw new DomainError('message_settled');
    return { data: { ...open, at: sent.at, state: 'sent', text: sent.body } };
  });
}

/**
 * POST /api/booking-requests/{id}/scheduled-messages/{template}/skip: does not send it to this guest.
 * @throws DomainError not_found, forbidden for admins; message_settled, no_message_due (409)
 */
export function skipScheduledMessage(chosen: Chosen): Promise<{ data: ScheduledMessage }> {
  const { id: bookingRequestId, template: replyTemplateId } = chosen.params;
  return transaction(async (tx) => {
    const open = await holdOpen(tx, chosen);
    const [row] = await tx.automaticMessage.createManyAndReturn({
      data: [{ bookingRequestId, replyTemplateId, skipped: true }],
      skipDuplicates: true,
      select: { createdAt: true },
    });
    if (!row) throw new DomainError('message_settled');
    return { data: { ...open, at: row.createdAt.toISOString(), state: 'skipped' } };
  });
}
