'use client';

import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/api/client';
import { askStayPrice } from '@/lib/booking-requests/calls';
import type { DayRange } from '@/lib/dates/range';

interface Answer {
  /** The stay it is for, so that an old answer is never shown for a new choice. */
  stay: string;
  price: number | null;
  error: string | null;
}

/** The price of a stay from the server; asks again whenever the stay changes. */
export function useStayPrice(slug: string, stay: DayRange | null) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { start, end } = stay ?? {};
  const key = `${start}/${end}`;

  useEffect(() => {
    if (start === undefined || end === undefined) return;
    const controller = new AbortController();
    askStayPrice(slug, start, end, controller.signal).then(
      (price) => setAnswer({ stay: key, price, error: null }),
      (error: unknown) => {
        if (!controller.signal.aborted) setAnswer({ stay: key, price: null, error: errorMessage(error) });
      },
    );
    return () => controller.abort();
  }, [slug, start, end, key]);

  const current = stay !== null && answer?.stay === key ? answer : null;
  return { price: current?.price ?? null, error: current?.error ?? null, pending: stay !== null && !current };
}
