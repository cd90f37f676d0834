/** The calls of the public request page; no query client there, so that the page ships less script. */
import { api } from '@/lib/api/client';
import type { z } from '@/lib/api/zod';
import type {
  BookingRequestCall,
  BookingRequestReceipt,
  bookingPriceAnswer,
} from '@/lib/booking-requests/contract';
import type { DayRange } from '@/lib/dates/range';

/** Whole euros for the stay `[from, to)`. */
export async function askStayPrice(slug: string, from: string, to: string, signal: AbortSignal) {
  const body = { from, to };
  const answer = await api.post<z.infer<typeof bookingPriceAnswer>>(`/api/listings/${slug}/booking-price`, {
    body,
    signal,
  });
  return answer.data.price;
}

export function sendBookingRequest(slug: string, body: BookingRequestCall) {
  return api.post<{ data: BookingRequestReceipt }>(`/api/listings/${slug}/booking-requests`, { body });
}

/** The same without a token, for a page that only shows it. */
export async function readStayPrice(slug: string, { start, end }: DayRange): Promise<number> {
  const answer = await api.get<z.infer<typeof bookingPriceAnswer>>(`/api/listings/${slug}/booking-price`, {
    query: { from: start, to: end },
  });
  return answer.data.price;
}
