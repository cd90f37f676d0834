import 'server-only';

import type { CustomListingPriceDto, CustomPricesInput } from '@/lib/calendar/contract';
import { addDays, compareDays, dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { contains } from '@/lib/dates/range';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import type { Actor } from '@/server/auth/actor';
import { demandOpenNights } from '@/server/features/calendar/calendar-window';
import { findCustomPrices } from '@/server/features/calendar/list-custom-prices';
import { logChanges } from '@/server/features/calendar/log-changes';
import { findOccupied } from '@/server/features/calendar/occupy';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';

/** A night and the price set for it, in order; null removes its custom price. */
type AskedRate = readonly [night: Day, price: number | null];

async function standardRateOf(tx: Tx, listingId: number): Promise<number | null> {
  const { price } = await tx.listing.findUniqueOrThrow({ where: { id: listingId }, select: { price: true } });
  return price;
}

/**
 * The rules for custom prices (docs/rules/calendar.md#special-rates): never below the standard price, never on a
 * blocked night. Removing one is always possible. A draft without a standard price has no lower bound yet.
 */
async function demandAllowed(
  tx: Tx,
  listingId: number,
  rates: readonly AskedRate[],
  standard: number | null,
) {
  const set = rates.filter(([, price]) => price !== null);
  const [first, last] = [set.at(0), set.at(-1)];
  if (!first || !last) return;
  const faults: string[] = [];
  if (standard !== null && set.some(([, price]) => price !== null && price < standard))
    faults.push(calendarRuleTexts.rateTooLow);
  const occupied = await findOccupied(listingId, first[0], addDays(last[0], 1), tx);
  const blocks = occupied.filter(({ source }) => source === 'blocked');
  if (set.some(([night]) => blocks.some((block) => contains(block, night))))
    faults.push(calendarRuleTexts.overlap);
  if (faults.length > 0) throw invalid({ prices: faults });
}

/** Only the prices that differ from the current ones. */
async function findChanges(tx: Tx, listingId: number, rates: readonly AskedRate[]): Promise<AskedRate[]> {
  const rows = await tx.customListingPrice.findMany({
    where: { listingId, validAt: { in: rates.map(([night]) => dayToUtcDate(night)) } },
    select: { validAt: true, price: true },
  });
  const known = new Map(rows.map(({ validAt, price }) => [utcDateToDay(validAt), price]));
  return rates.filter(([night, price]) => price !== (known.get(night) ?? null));
}

async function writeRates(tx: Tx, listingId: number, rates: readonly AskedRate[]): Promise<void> {
  if (rates.length === 0) return;
  await tx.customListingPrice.deleteMany({
    where: { listingId, validAt: { in: rates.map(([night]) => dayToUtcDate(night)) } },
  });
  await tx.customListingPrice.createMany({
    data: rates.flatMap(([night, price]) =>
      price === null ? [] : [{ listingId, validAt: dayToUtcDate(night), price }],
    ),
  });
}

interface Input {
  actor: Actor;
  params: { id: string };
  body: CustomPricesInput;
}

/**
 * POST /api/listings/{id}/custom-listing-prices: sets or removes the custom prices of nights, all or nothing. Returns
 * the list as GET does.
 * @throws DomainError listing_not_found, forbidden; 422 on `prices`
 */
export async function saveCustomPrices({
  actor,
  params,
  body,
}: Input): Promise<{ data: CustomListingPriceDto[] }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  const asked = new Map(body.prices.map(({ valid_at, price }) => [valid_at, price]));
  demandOpenNights('prices', [...asked.keys()]);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const standard = await standardRateOf(tx, listing.id);
    const inOrder: AskedRate[] = [...asked].toSorted(([a], [b]) => compareDays(a, b));
    await demandAllowed(tx, listing.id, inOrder, standard);
    const changes = await findChanges(tx, listing.id, inOrder);
    await writeRates(tx, listing.id, changes);
    await logChanges(tx, {
      listingId: listing.id,
      actor,
      type: 'custom_listing_price',
      changes: changes.map(([valid_at, price]) => ({ valid_at, price })),
    });
    return { data: await findCustomPrices(listing, actor, tx) };
  });
}
