/** Shared by tests of booking requests. */
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { solvedBotCheck } from '@/tests/support/bot-check';
import type { TestClient } from '@/tests/support/client';

/** A request that a default listing of the factory accepts: three nights in two months. */
export function bookingForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const start = addDays(todayIn(), 60);
  return {
    first_name: 'Els',
    last_name: 'Maes',
    date_of_birth: '1985-06-30',
    email: 'els.maes@kustverblijf.test',
    country: 'be',
    phone_number: '+32 470 12 34 56',
    start_date: start,
    end_date: addDays(start, 3),
    number_of_adults: 2,
    number_of_children: 1,
    street_name: 'Kerkstraat',
    house_number: '4',
    city: 'Gent',
    message: 'Wij komen graag\nmet ons drieën.',
    ...changes,
  };
}

/** Requests a stay with a fresh bot check token. */
export async function sendBooking<
  T = { data: { uuid: string; code: string; price: number; repeated: boolean } },
>(client: TestClient, listing: { id: number }, changes: Record<string, unknown> = {}) {
  const g_recaptcha_response = await solvedBotCheck();
  return client.post<T>(`/api/listings/${listing.id}/booking-requests`, {
    ...bookingForm(changes),
    g_recaptcha_response,
  });
}

/** The mails in the outbox, by template name. */
export function outbox() {
  return prisma().outgoingMail.findMany({ orderBy: [{ template: 'asc' }, { createdAt: 'asc' }] });
}
