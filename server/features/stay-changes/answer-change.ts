import 'server-only';

import type { StayChange } from '@/lib/booking-requests/change-contract';
import { dayToUtcDate, diffDays, todayIn, utcDateToDay } from '@/lib/dates/day';
import { mayStep, stayChangeTransitions } from '@/lib/stay-changes/lifecycle';
import type { StayChangeAction } from '@/lib/stay-changes/lifecycle';
import { closedChangeTexts } from '@/lib/texts/stay-changes';
import type { StayChange as ChangeRow } from '@/prisma/generated/client';
import { speaksForLandlord } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { findRequestRow } from '@/server/features/booking-requests/find-request-row';
import type { StayRow } from '@/server/features/booking-requests/find-request-row';
import { refreshStaleFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { moveStay } from '@/server/features/calendar/occupy';
import { noteOfSite } from '@/server/features/messages/note-message';
import { changePlan } from '@/server/features/payments/change-plan';
import { renewAgreement } from '@/server/features/payments/make-agreement';
import { isDecidable, toChange } from '@/server/features/requests/change-columns';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { asGuest, asLandlord, holdStay, refuseUnchangeable } from '@/server/features/stay-changes/hold-stay';
import type { Taker } from '@/server/features/stay-changes/hold-stay';
import { queueAnswerMail, queueChangedMails } from '@/server/features/stay-changes/mails';
import { daysOf } from '@/server/features/stay-changes/quote-wanted';
import { tellWayIn } from '@/server/features/way-in/tell-way-in';
import { DomainError, authorize } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';

interface Step {
  taker: Taker;
  id: number;
  change: number;
  action: StayChangeAction;
}

/** The columns of the stay that an accepted change replaces. */
const changedColumns = (stay: StayRow, change: ChangeRow) => ({
  startDate: change.startDate,
  endDate: change.endDate,
  numberOfAdults: change.numberOfAdults,
  numberOfChildren: change.numberOfChildren,
  numberOfBabies: change.numberOfBabies,
  numberOfPets: change.numberOfPets,
  agreedTotalCents: change.totalCents,
  price: Math.round(change.totalCents / 100),
  onSiteCents: change.onSiteCents ?? stay.onSiteCents,
  termsShift: stay.termsShift + diffDays(utcDateToDay(stay.startDate), utcDateToDay(change.startDate)),
  changedAt: new Date(),
});

/**
 * Gives the stay its new days, party and total. This is also where its nights, payments and agreement are renewed
 * accordingly.
 * @throws DomainError stay_taken, stay_not_changeable (409)
 */
async function settleChange(tx: Tx, stay: StayRow, change: ChangeRow): Promise<StayRow> {
  const { id } = stay;
  const { count } = await tx.bookingRequest.updateMany({
    where: { id, status: 'approved', manual: false, startDate: { gt: dayToUtcDate(todayIn()) } },
    data: changedColumns(stay, change),
  });
  if (count === 0) throw new DomainError('stay_not_changeable');
  await moveStay(tx, { listingId: stay.listing.id, bookingRequestId: id, range: daysOf(change) });
  await changePlan(tx, id, { baseCents: toBaseCents(stay), arrival: utcDateToDay(stay.startDate) });
  await renewAgreement(tx, id);
  // A cheaper stay may now be fully paid, and the new arrival may be near.
  await tellWayIn(tx, [id]);
  const changed = await findRequestRow(tx, id);
  if (!changed) throw new DomainError('not_found');
  return changed;
}

/**
 * One step by one side, in one transaction: of two at the same moment the second finds the change closed.
 * @throws DomainError not_found; forbidden for the wrong side; change_closed, stay_taken, stay_not_changeable (409)
 */
async function stepChange(tx: Tx, { taker, id, change, action }: Step): Promise<StayChange> {
  const { side, actor } = taker;
  const stay = await holdStay(tx, taker, id);
  const asked = stay.changes.find((row) => row.id === change);
  if (!asked) throw new DomainError('not_found');
  authorize(mayStep(action, asked.askedBy, side));
  const { to } = stayChangeTransitions[action];
  const { count } = await tx.stayChange.updateMany({
    where: { id: change, state: 'open' },
    data: { state: to, decidedAt: new Date() },
  });
  if (count === 0 || !isDecidable(asked, stay))
    throw new DomainError('change_closed', { params: { what: closedChangeTexts[asked.state] } });
  const row = await tx.stayChange.findUniqueOrThrow({ where: { id: change } });
  const byAdmin = actor !== null && speaksForLandlord(actor, stay.listing);
  await noteOfSite(tx, { kind: 'booking-requests', id }, { kind: `change_${to}`, by: side }, byAdmin);
  if (to !== 'accepted') {
    await queueAnswerMail(tx, stay, { row, event: to, byAdmin });
    return toChange(row, stay);
  }
  refuseUnchangeable(stay);
  const changed = await settleChange(tx, stay, row);
  await queueChangedMails(tx, changed, row, byAdmin);
  return toChange(row, changed);
}

/**
 * Reads the linked calendars before a change is accepted, as before an approval.
 * @throws DomainError too_many_requests (429)
 */
export async function readCalendarsBefore(id: number): Promise<void> {
  const row = await prisma().bookingRequest.findUnique({ where: { id }, select: { listingId: true } });
  if (row) await refreshStaleFeeds(row.listingId, () => consume('feed-read', `request ${id}`));
}

export const stepAsGuest = (tx: Tx, id: number, step: Pick<Step, 'change' | 'action'>): Promise<StayChange> =>
  stepChange(tx, { taker: asGuest, id, ...step });

interface LandlordInput {
  actor: Actor;
  params: { id: number; change: number };
}

const landlordStep =
  (action: StayChangeAction) =>
  async ({ actor, params: { id, change } }: LandlordInput): Promise<{ data: StayChange }> => {
    const { listing } = await getHandledRequest(prisma(), actor, id);
    if (action === 'accept')
      await refreshStaleFeeds(listing.id, () => consume('feed-read', String(actor.id)));
    return {
      data: await transaction((tx) => stepChange(tx, { taker: asLandlord(actor), id, change, action })),
    };
  };

/**
 * POST …/changes/{change}/accept and /decline, DELETE …/changes/{change}, by the landlord.
 * @throws DomainError not_found; forbidden for the wrong side; change_closed, stay_taken, stay_not_changeable (409)
 */
export const acceptAsLandlord = landlordStep('accept');
export const declineAsLandlord = landlordStep('decline');
export const takeBackAsLandlord = landlordStep('take-back');

interface GuestInput {
  params: { token: string; change: number };
}

const guestStep =
  (action: StayChangeAction) =>
  async ({ params: { token, change } }: GuestInput): Promise<{ data: StayChange }> => {
    const id = await getStayOf(token);
    if (action === 'accept') await readCalendarsBefore(id);
    return { data: await transaction((tx) => stepAsGuest(tx, id, { change, action })) };
  };

/** The same by the guest. */
export const acceptAsGuest = guestStep('accept');
export const declineAsGuest = guestStep('decline');
export const takeBackAsGuest = guestStep('take-back');
