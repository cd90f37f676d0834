import { ageOn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

/** Minimum age to use the product. */
export const minimumAge = 21;

/** Whether somebody born on `birth` has turned 21 by `day`; on the birthday itself, yes. */
export function isOldEnough(birth: Day, day: Day): boolean {
  return ageOn(birth, day) >= minimumAge;
}
