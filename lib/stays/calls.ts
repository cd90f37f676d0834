/** API calls for public pages. Does not use the query client, so that they ship less script. */
import { api } from '@/lib/api/client';
import type { z } from '@/lib/api/zod';
import type { DayRange } from '@/lib/dates/range';
import type { stayQuoteAnswer } from '@/lib/stays/contract';
import type { Quote } from '@/lib/stays/quote';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';

/** @throws ApiError with errors on `from`, `adults`, `babies` or `pets` if the stay cannot be requested */
export async function readStayQuote(slug: string, { start, end }: DayRange, party: Party): Promise<Quote> {
  const answer = await api.get<z.infer<typeof stayQuoteAnswer>>(`/api/listings/${slug}/booking-price`, {
    query: { from: start, to: end, ...party },
  });
  return answer.data;
}

/** The terms that the date picker applies. @throws ApiError */
export async function readStayTerms(slug: string): Promise<StayTerms> {
  return (await api.get<{ data: StayTerms }>(`/api/listings/${slug}/stay-terms`)).data;
}
