/**
 * What can be done with chosen nights (docs/rules/calendar.md#special-rates). The panel's fields and its sentences
 * follow this file; the server decides the same in `save-custom-prices` and `block-days`.
 */
import type { SpecialRate } from '@/lib/stays/terms';
import { ratesByNight } from '@/lib/stays/nightly';
import type { Day } from '@/lib/dates/day';
import { contains, overlaps, toDays } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { toLine } from '@/lib/api/typed-text';
import { calendarRuleTexts } from '@/lib/texts/calendar';
import { channelCalendarTexts } from '@/lib/texts/channel-calendar';

/** What the calendar knows, all ranges half-open. */
export interface NightFacts {
  /** Whole euros; null for a concept without a price yet. */
  standard: number | null;
  rates: readonly SpecialRate[];
  blocked: readonly DayRange[];
  /** Stays booked here. */
  booked: readonly DayRange[];
}

export interface NightVerdict {
  nights: Day[];
  /** Whether a rate can be filled in. */
  mayRate: boolean;
  /** Whether the nights can be blocked. */
  mayBlock: boolean;
  /** Those that are blocked, to be freed. */
  blocked: Day[];
  /** Those with a rate of their own, to be taken away. */
  rated: Day[];
  /** The rate that all of them have; null where they differ or have none. */
  rate: number | null;
}

/** What can be done with the chosen nights; null for no choice. */
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

/** The whole euros that somebody typed, or null. */
export function parseRate(text: string): number | null {
  const digits = toLine(text);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Why the typed rate cannot be given to these nights, as a sentence; null when it can. */
export function rateFault(text: string, range: DayRange, facts: NightFacts): string | null {
  const rate = parseRate(text);
  if (rate === null || rate < 1 || rate > MAX_RATE) return channelCalendarTexts.nights.notWhole;
  if (facts.standard !== null && rate < facts.standard) return calendarRuleTexts.rateTooLow;
  return facts.blocked.some((block) => overlaps(block, range)) ? calendarRuleTexts.overlap : null;
}

/** Why the nights cannot be blocked, as a sentence; nights that a linked calendar has taken can. */
export function blockFault(range: DayRange, { blocked, booked }: NightFacts): string | null {
  const isTaken = [...blocked, ...booked].some((other) => overlaps(other, range));
  return isTaken ? calendarRuleTexts.overlap : null;
}
