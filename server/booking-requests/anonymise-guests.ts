import 'server-only';

import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { bookingRequestTexts } from '@/lib/texts/booking-requests';
import { prisma } from '@/server/db';

/** Row of `app_settings` that holds another number of months. */
const settingKey = 'guest_data_months';
const defaultMonths = 24;

async function keptMonths(): Promise<number> {
  const row = await prisma().appSetting.findUnique({ where: { key: settingKey } });
  return typeof row?.value === 'number' && row.value >= 1 ? Math.floor(row.value) : defaultMonths;
}

/**
 * The daily job 'anonymise-guests' (decisions, "guest's personal data"): takes everything that tells who the guest
 * was out of requests whose departure lies 24 months back; stay, party and price remain for the figures. Returns how
 * many requests it changed.
 */
export async function anonymiseGuests(today: Day = todayIn()): Promise<number> {
  const until = addMonths(today, -(await keptMonths()));
  const { count } = await prisma().bookingRequest.updateMany({
    where: { endDate: { lte: dayToUtcDate(until) }, anonymisedAt: null },
    data: {
      firstName: bookingRequestTexts.anonymousFirstName,
      lastName: bookingRequestTexts.anonymousLastName,
      email: '',
      phoneNumber: null,
      dateOfBirth: null,
      streetName: null,
      houseNumber: null,
      city: null,
      message: '',
      note: null,
      reply: null,
      anonymisedAt: new Date(),
    },
  });
  return count;
}
