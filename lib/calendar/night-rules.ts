/**
 * What can be done with the selected nights (docs/rules/calendar.md#special-rates). The panel's fields and messages
 * follow this file; the server applies the same rules in `save-custom-prices` and `block-days`.
 */
import type { SpecialRate } from '@/lib/stays/terms';
import { ratesByNight } from '@/lib/stays/nightly';
import type { Day } from '@/lib/dates/day';
import { contains, overlaps, toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { toLine } from '@/lib/api/typed-text';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { ownerCalendarTexts } from '@/lib/texts/owner-calendar';

/** The calendar's data; all ranges are half-open. */
export interface NightFacts {
  /** Whole euros; null for a draft without a price. */
  standard: number | null;
  rates: readonly SpecialRate[];
  blocked: readonly DayRange[];
  /** Stays booked here. */
  booked: readonly DayRange[];
}

export interface NightVerdict {
  nights: Day[];
  /** Whether a rate can be entered. */
  mayRate: boolean;
  /** Whether the nights can be blocked. */
  mayBlock: boolean;
  /** Blocked nights, which can be unblocked. */
  blocked: Day[];
  /** Nights with their own rate, which can be removed. */
  rated: Day[];
  /** The own rate that all nights share; null if they differ or have none. */
  rate: number | null;
}

/** What can be done with the selected nights; null without a selection. */
export function judgeNights(range: DayRange | null, facts: NightFacts): NightVerdict {
  const nights = range === null ? [] : toDays([range]);
  const rates = ratesByNight(facts.rates);
  const blocked = nights.filter((night) => facts.blocked.some((block) => contains(block, night)));
  const rated = nights.filter((night) => rates.has(night));
  const [first] = nights;
  const rate = (first !== undefined && rates.get(first)) || null;
  return {
    nights,
    mayRate: nights.length > 0,
    mayBlock: nights.length > 0 && blocked.length === 0,
    blocked,
    rated,
    rate: nights.every((night) => rates.get(night) === rate) ? rate : null,
  };
}

const MAX_RATE = 100_000;

/** The typed whole euros, or null if invalid. */
export function parseRate(text: string): number | null {
  const digits = toLine(text);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Why the typed rate cannot be set for these nights, as a message; null when it can. */
export function rateFault(text: string, range: DayRange, facts: NightFacts): string | null {
  const rate = parseRate(text);
  if (rate === null || rate < 1 || rate > MAX_RATE) return ownerCalendarTexts.nights.notWhole;
  if (facts.standard !== null && rate < facts.standard) return calendarRuleTexts.rateTooLow;
  return facts.blocked.some((block) => overlaps(block, range)) ? calendarRuleTexts.overlap : null;
}

/** Why the nights cannot be blocked, as a message. Nights occupied by a linked calendar can be blocked. */
export function blockFault(range: DayRange, { blocked, booked }: NightFacts): string | null {
  const isTaken = [...blocked, ...booked].some((other) => overlaps(other, range));
  return isTaken ? calendarRuleTexts.overlap : null;
}
