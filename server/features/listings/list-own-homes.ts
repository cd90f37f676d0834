import 'server-only';

import type { HomeChoice } from '@/lib/requests/filter';
import { prisma } from '@/server/db';

/** More than any landlord has; nothing is listed without a bound. */
const MOST = 500;

/** A landlord's own homes in the order of their names, to choose one from; those without a name by their slug. */
export async function listOwnHomes(userId: number): Promise<HomeChoice[]> {
  const rows = await prisma().listing.findMany({
    where: { userId },
    select: { id: true, slug: true, nameHolidayHome: true },
    orderBy: [{ nameHolidayHome: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
  return rows.map(({ id, slug, nameHolidayHome }) => ({ id, name: nameHolidayHome ?? slug }));
}
