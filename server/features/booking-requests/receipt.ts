import 'server-only';

import type { AskedStay } from '@/lib/booking-requests/contract';
import { utcDateToDay } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import type { RecordedRequest } from '@/server/features/booking-requests/record-booking-request';
import { toQuote, toTerms } from '@/server/features/requests/price-columns';
import { prisma } from '@/server/db';
import { readFormMemory, rememberForm } from '@/server/http/form-memory';

/** The Set-Cookie value by which a listing's thank-you page recognises the request that this browser just sent. */
export function rememberReceipt(
  slug: string,
  { uuid, token }: Pick<RecordedRequest, 'uuid' | 'token'>,
): string {
  const page = route('listing.booking-request.thank-you', { slug });
  return rememberForm(page, { values: { request: uuid, ...(token !== null && { token }) }, errors: {} });
}

/** The stay that the current browser just requested in this listing, as in its receipt; else null. */
export async function findReceipt(listingId: number): Promise<AskedStay | null> {
  const { request: uuid, token } = (await readFormMemory())?.values ?? {};
  if (uuid === undefined) return null;
  const row = await prisma().bookingRequest.findFirst({
    where: { uuid, listingId, manual: false },
    select: {
      uuid: true,
      code: true,
      startDate: true,
      endDate: true,
      price: true,
      quote: true,
      terms: true,
      termsShift: true,
      numberOfAdults: true,
      numberOfChildren: true,
      numberOfBabies: true,
      numberOfPets: true,
    },
  });
  const quote = row && toQuote(row.quote);
  if (!quote) return null;
  const days = { start_date: utcDateToDay(row.startDate), end_date: utcDateToDay(row.endDate) };
  return {
    uuid: row.uuid,
    token: token ?? null,
    code: row.code,
    ...days,
    price: row.price,
    quote,
    terms: toTerms(row),
    number_of_adults: row.numberOfAdults,
    number_of_children: row.numberOfChildren,
    number_of_babies: row.numberOfBabies,
    number_of_pets: row.numberOfPets,
  };
}
