import 'server-only';

import { prisma } from '@/server/db';
import { staySelect } from '@/server/stays/select';
import { toLetting } from '@/server/stays/serialize';
import type { Letting } from '@/server/stays/serialize';

export type { Letting } from '@/server/stays/serialize';

/** What listings ask of a stay and for it, by id; one without a price is left out. */
export async function findLettings(ids: readonly number[]): Promise<Map<number, Letting>> {
  if (ids.length === 0) return new Map();
  const rows = await prisma().listing.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, ...staySelect },
  });
  return new Map(
    rows.flatMap(({ id, price, ...row }) => (price === null ? [] : [[id, toLetting({ ...row, price })]])),
  );
}
