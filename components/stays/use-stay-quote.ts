'use client';

import { useEffect, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/api/client';
import type { DayRange } from '@/lib/dates/range';
import { readStayQuote } from '@/lib/stays/calls';
import type { Quote } from '@/lib/stays/quote';
import type { Party } from '@/lib/stays/terms';
import { stayFaultTexts } from '@/lib/texts/stay-faults';

/** The server's answer about a stay: its price, why it cannot be requested, or that the answer is unavailable. */
export type StayAnswer = { quote: Quote } | { refusal: string; isTaken?: boolean } | { failure: string };

/** Pending calls by stay, so that all parts of a page that show the same stay share one. */
const asked = new Map<string, Promise<StayAnswer>>();

async function ask(slug: string, stay: DayRange, party: Party): Promise<StayAnswer> {
  try {
    return { quote: await readStayQuote(slug, stay, party) };
  } catch (error) {
    const [refusal] = error instanceof ApiError ? Object.values(error.errors).flat() : [];
    if (refusal === undefined) return { failure: errorMessage(error) };
    return { refusal, isTaken: refusal === stayFaultTexts.taken };
  }
}

interface Shown {
  /** The stay it belongs to. */
  key: string;
  answer: StayAnswer;
}

/**
 * The answer for a stay and party; `isPending` while it is still that of the previous choice, or none.
 * @param first the price of the initial choice, if the page contains it
 */
export function useStayQuote(
  slug: string,
  stay: DayRange | null,
  party: Party,
  first: Quote | null = null,
): { answer: StayAnswer | null; isPending: boolean } {
  const { start, end } = stay ?? {};
  const { adults, children, pets } = party;
  const key = [slug, start, end, adults, children, pets].join(' ');
  const [shown, setShown] = useState<Shown | null>(first && { key, answer: { quote: first } });
  const isShown = shown?.key === key;
  useEffect(() => {
    if (start === undefined || end === undefined || isShown) return;
    const call = asked.get(key) ?? ask(slug, { start, end }, { adults, children, pets });
    asked.set(key, call);
    let isGone = false;
    const show = async () => {
      const answer = await call;
      asked.delete(key);
      if (!isGone) setShown({ key, answer });
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [slug, start, end, adults, children, pets, key, isShown]);
  if (!stay) return { answer: null, isPending: false };
  return { answer: shown?.answer ?? null, isPending: !isShown };
}
