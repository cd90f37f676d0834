import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { requestDeskTexts } from '@/lib/texts/requests';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/requests/guest-data-until';

/**
 * A part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes everything that tells who
 * the guest was from requests whose departure is 24 months ago; stay, party and price remain for the figures. Returns
 * how many requests it changed.
 */
export async function anonymiseGuests(today: Day = todayIn()): Promise<number> {
  const until = await guestDataUntil(today);
  const old = { endDate: { lte: dayToUtcDate(until) }, anonymisedAt: null };
  // What was said and the links go first: a request without its guest has neither.
  await prisma().message.deleteMany({ where: { bookingRequest: old } });
  await prisma().guestToken.deleteMany({ where: { bookingRequest: old } });
  const { count } = await prisma().bookingRequest.updateMany({
    where: old,
    data: {
      firstName: requestDeskTexts.anonymousFirstName,
      lastName: requestDeskTexts.anonymousLastName,
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
