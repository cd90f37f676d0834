import 'server-only';

import { addMonths } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';

/** The day up to which data that identify guests are removed. */
export async function guestDataUntil(today: Day): Promise<Day> {
  return addMonths(today, -(await guestDataMonths()));
}
