/** The price call of public pages; no query client there, so that they ship less script. */
import { api } from '@/lib/api/client';
import type { z } from '@/lib/api/zod';
import type { DayRange } from '@/lib/dates/range';
import type { stayQuoteAnswer } from '@/lib/stays/contract';
import type { Quote } from '@/lib/stays/quote';
import type { Party } from '@/lib/stays/terms';

/** @throws ApiError with errors on `from`, `adults` or `pets` where it cannot be asked for */
export async function readStayQuote(slug: string, { start, end }: DayRange, party: Party): Promise<Quote> {
  const answer = await api.get<z.infer<typeof stayQuoteAnswer>>(`/api/listings/${slug}/booking-price`, {
    query: { from: start, to: end, ...party },
  });
  return answer.data;
}
