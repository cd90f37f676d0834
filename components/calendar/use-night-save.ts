'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockNights, freeNights, refreshCalendar, saveRates } from '@/lib/calendar/queries';
import type { Day } from '@/lib/dates/day';
import { toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import type { ownerCalendarTexts } from '@/lib/texts/owner-calendar';

/** A rate, a block or both for a range; nights to unblock; nights that lose their special rate. */
export type NightChange =
  | { range: DayRange; rate: number | null; block: boolean }
  | { free: readonly Day[] }
  | { standard: readonly Day[] };

type Done = keyof typeof ownerCalendarTexts.nights.done;

async function send(slug: string, change: NightChange): Promise<Done> {
  if ('free' in change) {
    await freeNights(slug, change.free);
    return 'free';
  }
  if ('standard' in change) {
    await saveRates(slug, change.standard, null);
    return 'standard';
  }
  const nights = toDays([change.range]);
  // A blocked night accepts no rate, so the rate is saved first.
  if (change.rate !== null) await saveRates(slug, nights, change.rate);
  if (change.block) await blockNights(slug, nights);
  if (change.rate === null) return 'block';
  return change.block ? 'both' : 'rate';
}

/** Saves a change of nights; the calendar then shows the result, even of a change that failed halfway. */
export function useNightSave(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: NightChange) => send(slug, change),
    onSettled: () => refreshCalendar(client, slug),
  });
}
