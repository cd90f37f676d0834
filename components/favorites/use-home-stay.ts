'use client';

import { useStayQuote } from '@/components/stays/use-stay-quote';
import { suits } from '@/lib/favorites/asked';
import { partyIn } from '@/lib/search/carried-range';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import type { House } from '@/lib/stays/party';

/** The server's answer about the stay in one of the favourites; none without days, or for a party that does not fit. */
export function useHomeStay(slug: string, house: House, asked: AskedOfFavorites) {
  const stay = suits(asked, house) ? asked.stay : null;
  return useStayQuote(slug, stay, partyIn(asked.query, house));
}
