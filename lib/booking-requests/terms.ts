/** What a listing asks of a stay; read by the request page, the price call and the server's check. */
import type { SpecialRate } from '@/lib/calendar/price';
import { judgeStay } from '@/lib/calendar/stay-rules';
import type { StayRefusal, StayRules } from '@/lib/calendar/stay-rules';
import { isFree } from '@/lib/calendar/stay-rules';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export interface StayTerms {
  readonly rules: StayRules;
  /** The day that the rules count from. */
  readonly today: Day;
  /** Nights `[start, end)` that are taken or blocked, from today on. */
  readonly occupied: readonly DayRange[];
  readonly max_capacity: number;
  readonly pets_allowed: boolean;
  /** Whole euros a night. */
  readonly price: number;
  readonly special_rates: readonly SpecialRate[];
}

/** Why a stay cannot be requested: a rule of the home, or days that are taken. */
export type StayFault = StayRefusal | { reason: 'taken' };

/** What is wrong with the stay `[arrival, departure)`, or null. The rules come before the free days. */
export function findStayFault(
  terms: Pick<StayTerms, 'rules' | 'today' | 'occupied'>,
  { start, end }: DayRange,
): StayFault | null {
  const verdict = judgeStay({ rules: terms.rules, today: terms.today, arrival: start, departure: end });
  if (!verdict.allowed) return verdict;
  return isFree(terms.occupied, { start, end }) ? null : { reason: 'taken' };
}
