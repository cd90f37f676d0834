import 'server-only';

import type { StayRulesDto, StayRulesInput } from '@/lib/stays/contract';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import type { Actor } from '@/server/auth/actor';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { getListingFor } from '@/server/features/listings/find-listing';
import { mayManageCalendar } from '@/server/features/listings/policy';
import { lockCalendar } from '@/server/lock-order';
import { lengthDiscountRows, stayRulesColumns } from '@/server/features/stays/columns';
import { isBelow, standardPriceOf } from '@/server/features/stays/season-rules';
import { stayRulesSelect } from '@/server/features/stays/select';
import { serializeStayRules } from '@/server/features/stays/serialize';

interface Input {
  actor: Actor;
  params: { id: string };
}

async function findRules(listingId: number, db: Tx = prisma()): Promise<StayRulesDto> {
  return serializeStayRules(
    await db.listing.findUniqueOrThrow({ where: { id: listingId }, select: stayRulesSelect }),
  );
}

/** GET /api/listings/{id}/stay-rules. */
export async function getStayRules({ actor, params }: Input): Promise<{ data: StayRulesDto }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return { data: await findRules(listing.id) };
}

/**
 * PUT /api/listings/{id}/stay-rules: replaces all of them.
 * @throws DomainError listing_not_found, forbidden; 422 on `base_price` or `weekend_price` below the listing's price
 */
export async function saveStayRules({
  actor,
  params,
  body,
}: Input & { body: StayRulesInput }): Promise<{ data: StayRulesDto }> {
  const listing = await getListingFor(params.id, actor, mayManageCalendar);
  return transaction(async (tx) => {
    await lockCalendar(tx, listing.id, actor);
    const standard = await standardPriceOf(tx, listing.id);
    const tooLow = (['base_price', 'weekend_price'] as const).filter((field) =>
      isBelow(body[field], standard),
    );
    if (tooLow.length > 0)
      throw invalid(Object.fromEntries(tooLow.map((field) => [field, [calendarRuleTexts.rateTooLow]])));
    await tx.listing.update({
      where: { id: listing.id },
      data: stayRulesColumns(body),
      select: { id: true },
    });
    await tx.listingLengthDiscount.deleteMany({ where: { listingId: listing.id } });
    await tx.listingLengthDiscount.createMany({
      data: lengthDiscountRows(listing.id, body.length_discounts),
    });
    return { data: await findRules(listing.id, tx) };
  });
}
