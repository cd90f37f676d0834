'use client';

import { createContext, use, useEffect, useMemo } from 'react';
import { SentQuery, useCarriedQuery } from '@/components/calendar/use-carried-query';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import type { Elements } from '@/components/ui/elements';
import type { DayRange } from '@/lib/dates/range';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { carriedRange, partyIn } from '@/lib/search/carried-range';
import { carriesAttribute, withCarried } from '@/lib/search/carried-stay';
import { houseOf } from '@/lib/stays/house';
import { findPartyFaults } from '@/lib/stays/party';
import type { House, Party } from '@/lib/stays/party';

/** The days and the party in the address of a listing's page, as the server rendered it. */
export interface SentStay {
  /** As a query string (`carriedStay`). */
  query: string;
  /** Absent without days, or when the party does not fit. */
  answer?: ShownAnswer;
}

/** What the visitor asks of the listing so far. */
export interface AskedStay {
  /** As a query string (`carriedStay`). */
  query: string;
  stay: DayRange | null;
  party: Party;
  /** Why the party cannot stay here; empty if it can. */
  faults: readonly string[];
  house: House;
  answer: ShownAnswer | null;
  isPending: boolean;
  /** Whether nothing is known that rules out a request: the party fits, and the days are free or not chosen. */
  canAsk: boolean;
}

const Context = createContext<AskedStay | null>(null);

interface AskedStayProviderProps {
  listing: ListingPageModel;
  sent: SentStay;
  children: Elements;
}

/** Reads the stay in the page's address and asks for its price once, for every part of the page that shows it. */
export function AskedStayProvider({ listing, sent, children }: AskedStayProviderProps) {
  return (
    <SentQuery value={sent.query}>
      <Asking listing={listing} first={sent.answer ?? null}>
        {children}
      </Asking>
    </SentQuery>
  );
}

interface AskingProps {
  listing: ListingPageModel;
  first: ShownAnswer | null;
  children: Elements;
}

function Asking({ listing, first, children }: AskingProps) {
  const query = useCarriedQuery();
  const asked = useMemo(() => {
    const house = houseOf(listing);
    const party = partyIn(query, house);
    return { query, stay: carriedRange(query), house, party, faults: faultsOf(house, party) };
  }, [listing, query]);
  const { stay, party, faults } = asked;
  const { answer, isPending } = useStayQuote(listing.slug, faults.length === 0 ? stay : null, party, first);
  useEffect(() => followCarried(query), [query]);
  const value = useMemo(() => {
    const canAsk = asked.faults.length === 0 && !(answer && 'refusal' in answer);
    return { ...asked, answer, isPending, canAsk };
  }, [asked, answer, isPending]);
  return <Context value={value}>{children}</Context>;
}

/** Keeps the links of parts without script up to date. */
function followCarried(query: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${carriesAttribute}]`))
    link.setAttribute('href', withCarried(link.getAttribute('href') ?? '', query));
}

const faultsOf = (house: House, party: Party) => Object.values(findPartyFaults(house, party)).flat();

/** The visitor's stay; throws outside the provider. */
export function useAskedStay(): AskedStay {
  const asked = use(Context);
  if (!asked) throw new Error('There is no AskedStayProvider around this part of the page');
  return asked;
}
