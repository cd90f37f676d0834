import 'server-only';

import { addDays, dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { guestsAsRequested } from '@/lib/short-stay-reports/countries';
import { DAYS_TO_TELL } from '@/lib/short-stay-reports/limits';
import type { StayToConfirm } from '@/lib/short-stay-reports/stayed';
import { prisma } from '@/server/db';
import { toGuests } from '@/server/features/requests/stayed-columns';

/** The most that the overview shows; the oldest first, since they have the fewest days left. */
const MOST = 20;

/** The stays in a landlord's listings that ended in the last seven days, of which nobody has said who came. */
export async function listToConfirm(ownerId: number, today: Day): Promise<StayToConfirm[]> {
  const rows = await prisma().bookingRequest.findMany({
    where: {
      listing: { userId: ownerId },
      status: 'approved',
      manual: false,
      endDate: { gte: dayToUtcDate(addDays(today, -DAYS_TO_TELL)), lte: dayToUtcDate(today) },
      toldStay: null,
    },
    select: {
      id: true,
      code: true,
      firstName: true,
      lastName: true,
      country: true,
      startDate: true,
      endDate: true,
      numberOfAdults: true,
      numberOfChildren: true,
      numberOfBabies: true,
      otherGuests: true,
      listing: { select: { id: true, slug: true, nameHolidayHome: true } },
    },
    orderBy: [{ endDate: 'asc' }, { id: 'asc' }],
    take: MOST,
  });
  return rows.map((row) => {
    const departure = utcDateToDay(row.endDate);
    return {
      id: row.id,
      code: row.code,
      name: `${row.firstName} ${row.lastName}`.trim(),
      start_date: utcDateToDay(row.startDate),
      end_date: departure,
      listing: {
        id: row.listing.id,
        slug: row.listing.slug,
        name: row.listing.nameHolidayHome ?? row.listing.slug,
      },
      guests: guestsAsRequested(
        row.country,
        row.numberOfAdults + row.numberOfChildren + row.numberOfBabies,
        toGuests(row.otherGuests),
      ),
      until: addDays(departure, DAYS_TO_TELL),
    };
  });
}
