'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/lib/api/client';
import { readStayPrice } from '@/lib/booking-requests/calls';
import type { DayRange } from '@/lib/dates/range';

/** What the server says about a stay: whole euros, or why it cannot be requested. */
export type StayQuote = { price: number } | { refusal: string };

/** One call for all parts of the page that show it. */
const asked = new Map<string, Promise<StayQuote | null>>();

async function ask(slug: string, stay: DayRange): Promise<StayQuote | null> {
  try {
    return { price: await readStayPrice(slug, stay) };
  } catch (error) {
    const [refusal] = error instanceof ApiError ? Object.values(error.errors).flat() : [];
    return refusal === undefined ? null : { refusal };
  }
}

/** The quote of a stay; null until it is there, and where it cannot be had. */
export function useStayQuote(slug: string, stay: DayRange | null): StayQuote | null {
  const [quote, setQuote] = useState<StayQuote | null>(null);
  const { start, end } = stay ?? {};
  useEffect(() => {
    if (start === undefined || end === undefined) return;
    const key = `${slug} ${start} ${end}`;
    const answer = asked.get(key) ?? ask(slug, { start, end });
    asked.set(key, answer);
    let isGone = false;
    void answer.then((found) => (isGone ? undefined : setQuote(found)));
    return () => {
      isGone = true;
    };
  }, [slug, start, end]);
  return quote;
}
