'use client';

import { useStayQuote } from '@/components/stays/use-stay-quote';
import { faultsIn, partyIn } from '@/lib/favorites/asked';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import type { House } from '@/lib/stays/party';

/** The server's answer about the stay in one of the favourites; none without days, or for a party that does not fit. */
export function useHomeStay(slug: string, house: House, asked: AskedOfFavorites) {
  const stay = faultsIn(asked, house).length > 0 ? null : asked.stay;
  return useStayQuote(slug, stay, partyIn(asked.query, house));
}
