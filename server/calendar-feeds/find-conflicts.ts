import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import { clip, overlaps, totalNights } from '@/lib/dates/range';

/** A stay that was booked here. */
export interface BookedStay extends DayRange {
  guestName: string;
  /** Of the request. */
  code: string;
}

export interface Conflict {
  stay: BookedStay;
  /** What the linked calendar has on those days. */
  imported: DayRange[];
}

/**
 * The booked stays of which the linked calendar takes a night that no linked calendar had before: each such night is
 * reported once, however often the calendar is read or its events get other names.
 */
export function findNewConflicts(
  stays: readonly BookedStay[],
  before: readonly DayRange[],
  now: readonly DayRange[],
): Conflict[] {
  return stays.flatMap((stay) => {
    const known = clip(before, stay);
    if (totalNights([...known, ...clip(now, stay)]) === totalNights(known)) return [];
    return [{ stay, imported: now.filter((range) => overlaps(range, stay)) }];
  });
}
