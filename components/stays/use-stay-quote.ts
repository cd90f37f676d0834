'use client';

import { useEffect, useState } from 'react';
import { ApiError, errorMessage } from '@/lib/api/client';
import type { DayRange } from '@/lib/dates/range';
import { readStayQuote, readStayTerms } from '@/lib/stays/calls';
import type { Party } from '@/lib/stays/party';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { stayFaultTexts } from '@/lib/texts/stay-faults';

/** Pending calls by stay, so that all parts of a page that show the same stay share one. */
const asked = new Map<string, Promise<ShownAnswer>>();

async function ask(slug: string, stay: DayRange, party: Party): Promise<ShownAnswer> {
  try {
    return { quote: await readStayQuote(slug, stay, party) };
  } catch (error) {
    const [refusal] = error instanceof ApiError ? Object.values(error.errors).flat() : [];
    if (refusal === undefined) return { failure: errorMessage(error) };
    const isTaken = refusal === stayFaultTexts.taken;
    return { refusal, isTaken, ...(isTaken && { nearest: await findNearest(slug, stay) }) };
  }
}

/** The nearest stays that can be asked for; none if that cannot be found out now. */
async function findNearest(slug: string, stay: DayRange): Promise<DayRange[]> {
  try {
    const [terms, { nearestStays }] = await Promise.all([
      readStayTerms(slug),
      import('@/lib/stays/nearest-stays'),
    ]);
    return nearestStays(terms, stay);
  } catch {
    return [];
  }
}

interface Shown {
  /** The stay it belongs to. */
  key: string;
  answer: ShownAnswer;
}

/**
 * The answer for a stay and party; `isPending` while it is still that of the previous choice, or none.
 * Asks again when the page becomes visible again.
 *
 * @param first the answer for the initial choice, if the page contains it
 */
export function useStayQuote(
  slug: string,
  stay: DayRange | null,
  party: Party,
  first: ShownAnswer | null = null,
): { answer: ShownAnswer | null; isPending: boolean } {
  const { start, end } = stay ?? {};
  const { adults, children, babies, pets } = party;
  const key = [slug, start, end, adults, children, babies, pets].join(' ');
  const [shown, setShown] = useState<Shown | null>(first && { key, answer: first });
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    // Days may have been taken while the page was out of sight.
    const check = () => document.visibilityState === 'visible' && setStale(true);
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);
  const isShown = shown?.key === key && !isStale;
  useEffect(() => {
    if (start === undefined || end === undefined || isShown) return;
    const call = asked.get(key) ?? ask(slug, { start, end }, { adults, children, babies, pets });
    asked.set(key, call);
    let isGone = false;
    const show = async () => {
      const answer = await call;
      asked.delete(key);
      if (isGone) return;
      setShown({ key, answer });
      setStale(false);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [slug, start, end, adults, children, babies, pets, key, isShown]);
  if (!stay) return { answer: null, isPending: false };
  return { answer: shown?.answer ?? null, isPending: !isShown };
}
