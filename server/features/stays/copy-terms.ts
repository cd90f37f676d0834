import 'server-only';

import type { Tx } from '@/server/db';
import { stayRulesSelect } from '@/server/features/stays/select';

/** Copies the stay rules, discounts, costs and seasons of one listing to another that has none yet. */
export async function copyTerms(tx: Tx, from: number, to: number): Promise<void> {
  const where = { listingId: from };
  const moved = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, listingId: to }));
  const { lengthDiscounts: _rows, ...rules } = stayRulesSelect;
  const data = await tx.listing.findUniqueOrThrow({ where: { id: from }, select: rules });
  await tx.listing.update({ where: { id: to }, data, select: { id: true } });
  await tx.listingLengthDiscount.createMany({
    data: moved(await tx.listingLengthDiscount.findMany({ where })),
  });
  await tx.listingCost.createMany({ data: moved(await tx.listingCost.findMany({ where })) });
  await tx.listingSeason.createMany({
    data: moved(await tx.listingSeason.findMany({ where, omit: { id: true } })),
  });
}
