import 'server-only';

import type { StayChange } from '@/lib/booking-requests/change-contract';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import { dayToUtcDate } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { ThreadNote } from '@/lib/messages/note';
import type { GuestChangeInput, LandlordChangeInput } from '@/lib/stay-changes/contract';
import { stayChangeTexts } from '@/lib/texts/stay-changes';
import { speaksForLandlord } from '@/server/audit/acting-admin';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { getHandledRequest } from '@/server/features/booking-requests/get-readable-request';
import { findRequestRow } from '@/server/features/booking-requests/find-request-row';
import type { StayRow } from '@/server/features/booking-requests/find-request-row';
import { refreshStaleFeeds } from '@/server/features/calendar-feeds/refresh-feeds';
import { refuseTakenByOthers } from '@/server/features/calendar/occupy';
import { countMessage } from '@/server/features/messages/count-message';
import { noteMessage, noteOfSite } from '@/server/features/messages/note-message';
import { isDecidable, toChange } from '@/server/features/requests/change-columns';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { toQuote } from '@/server/features/requests/price-columns';
import type { Thread } from '@/server/features/requests/thread';
import { asGuest, asLandlord, holdStay, refuseUnchangeable } from '@/server/features/stay-changes/hold-stay';
import type { Taker } from '@/server/features/stay-changes/hold-stay';
import { queueAskedMail } from '@/server/features/stay-changes/mails';
import {
  findWantedPrice,
  isAsItIs,
  judgeWanted,
  partyWanted,
} from '@/server/features/stay-changes/quote-wanted';
import type { WantedPrice } from '@/server/features/stay-changes/quote-wanted';
import { DomainError, invalid } from '@/server/http/errors';
import { consume } from '@/server/http/rate-limit';

const threadOf = (id: number): Thread => ({ kind: 'booking-requests', id });

interface Asked {
  taker: Taker;
  id: number;
  input: GuestChangeInput;
  price: { total_cents: number; on_site_cents: number | null };
}

const totalOf = ({ price, quote, agreedTotalCents }: StayRow) =>
  totalCentsOf({ price, quote: toQuote(quote), agreed_total_cents: agreedTotalCents });

/** @throws DomainError invalid on `start_date` for no change: a guest's total is the engine's, so does not count */
function refuseSame(stay: StayRow, { taker, input, price }: Asked): void {
  if (!isAsItIs(stay, input) || (taker.side === 'landlord' && price.total_cents !== totalOf(stay))) return;
  throw invalid({ start_date: [stayChangeTexts.same] });
}

/** Marks changes that were not answered in time as expired, so that another can be requested. */
async function closeExpired(tx: Tx, stay: StayRow): Promise<void> {
  const ids = stay.changes
    .filter((row) => row.state === 'open' && !isDecidable(row, stay))
    .map(({ id }) => id);
  await tx.stayChange.updateMany({
    where: { id: { in: ids }, state: 'open' },
    data: { state: 'expired', decidedAt: new Date() },
  });
}

const notedOf = (change: StayChange, { start, end }: DayRange): ThreadNote => ({
  kind: 'change_asked',
  by: change.by,
  start_date: start,
  end_date: end,
  number_of_adults: change.number_of_adults,
  number_of_children: change.number_of_children,
  number_of_babies: change.number_of_babies,
  number_of_pets: change.number_of_pets,
  total_cents: change.total_cents,
});

async function askChange(tx: Tx, asked: Asked): Promise<StayChange> {
  const { taker, id, input, price } = asked;
  const { side, actor } = taker;
  const stay = await holdStay(tx, taker, id);
  refuseUnchangeable(stay);
  refuseSame(stay, asked);
  const range = { start: input.start_date, end: input.end_date };
  await refuseTakenByOthers(tx, { listingId: stay.listing.id, bookingRequestId: id, range });
  await closeExpired(tx, stay);
  const party = partyWanted(stay, input);
  const [row] = await tx.stayChange.createManyAndReturn({
    data: [
      {
        ...{ bookingRequestId: id, askedBy: side, message: input.message },
        ...{ startDate: dayToUtcDate(range.start), endDate: dayToUtcDate(range.end) },
        ...{ numberOfAdults: party.adults, numberOfChildren: party.children },
        ...{ numberOfBabies: party.babies, numberOfPets: party.pets },
        ...{ totalCents: price.total_cents, onSiteCents: price.on_site_cents },
      },
    ],
    // One open change at a time, which a unique index ensures.
    skipDuplicates: true,
  });
  if (!row) throw new DomainError('change_open');
  const change = toChange(row, stay);
  const byAdmin = actor !== null && speaksForLandlord(actor, stay.listing);
  await noteOfSite(tx, threadOf(id), notedOf(change, range), byAdmin);
  if (input.message !== null) await noteMessage(tx, threadOf(id), side, input.message, byAdmin);
  await queueAskedMail(tx, stay, row, byAdmin);
  return change;
}

interface LandlordInput {
  actor: Actor;
  params: { id: number };
  body: LandlordChangeInput;
}

/**
 * POST /api/booking-requests/{id}/changes: the landlord asks for other days, another party or another total.
 * @throws DomainError not_found; invalid on `start_date` if nothing would change; stay_not_changeable, stay_taken,
 *   change_open, guest_gone (409); too_many_requests (429)
 */
export async function proposeChange({
  actor,
  params: { id },
  body,
}: LandlordInput): Promise<{ data: StayChange }> {
  const stay = await getHandledRequest(prisma(), actor, id);
  refuseUnchangeable(stay);
  await countMessage(threadOf(id), 'landlord');
  await refreshStaleFeeds(stay.listing.id, () => consume('feed-read', String(actor.id)));
  const quoted = await findWantedPrice(stay, body);
  const price = {
    total_cents: body.total_cents,
    on_site_cents: quoted && Math.min(quoted.on_site_cents, body.total_cents),
  };
  return {
    data: await transaction((tx) => askChange(tx, { taker: asLandlord(actor), id, input: body, price })),
  };
}

/**
 * The engine's price of a change for the guest of this stay, by the stay rules.
 * @throws DomainError not_found; invalid on the field that is wrong; stay_not_changeable (409)
 */
export async function priceForGuest(id: number, input: GuestChangeInput): Promise<WantedPrice> {
  const stay = await findRequestRow(prisma(), id);
  if (!stay) throw new DomainError('not_found');
  refuseUnchangeable(stay);
  if (isAsItIs(stay, input)) throw invalid({ start_date: [stayChangeTexts.same] });
  return judgeWanted(stay, input);
}

/** @throws DomainError stay_taken, change_open, stay_not_changeable (409) */
export const askAsGuest = (
  tx: Tx,
  id: number,
  asked: { input: GuestChangeInput; price: WantedPrice },
): Promise<StayChange> => askChange(tx, { taker: asGuest, id, ...asked });

interface GuestInput {
  params: { token: string };
  body: GuestChangeInput;
}

/**
 * POST /api/stays/{token}/changes: the guest asks for other days or another party, at the engine's price.
 * @throws DomainError not_found; invalid on the field that is wrong; stay_not_changeable, stay_taken, change_open (409);
 *   too_many_requests (429)
 */
export async function requestChange({ params, body }: GuestInput): Promise<{ data: StayChange }> {
  const id = await getStayOf(params.token);
  const price = await priceForGuest(id, body);
  await countMessage(threadOf(id), 'guest');
  return { data: await transaction((tx) => askAsGuest(tx, id, { input: body, price })) };
}
