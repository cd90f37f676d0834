/** What is told of a landlord from facts alone (docs/rules/landlord-facts.md); what there is nothing to say of is absent. */

/** Shown from so many requests on: a share of three says nothing. */
export const FEWEST_REQUESTS = 5;
/** What takes longer is no usual time to answer: one of these, in hours. */
export const answerSteps = [1, 3, 6, 12, 24, 48, 72, 168] as const;

const HOUR = 60;
const DAY = 24 * HOUR;
/** A calendar that was left alone for longer is not called up to date. */
const MOST_DAYS = 30;

export interface LandlordFacts {
  /** The year of the first publication. */
  since?: number;
  /** Hours within which requests are usually answered. */
  answer_hours?: number;
  /** The share of requests that got an answer, in whole percents, and of how many. */
  answer_rate?: { percent: number; requests: number };
  /** The register held the licence number last night. */
  licence?: true;
  /** How long ago the calendar was brought up to date. */
  calendar?: CalendarAge;
}

/** In words one reads: of more than an hour the hours, of more than two days the days. */
export interface CalendarAge {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** What the nightly job keeps of a landlord. */
export interface CountedFacts {
  sinceYear: number;
  requests: number;
  answered: number;
  answerHours: number | null;
}

export function countedFacts({ sinceYear, requests, answered, answerHours }: CountedFacts): LandlordFacts {
  const isEnough = requests >= FEWEST_REQUESTS;
  return {
    since: sinceYear,
    ...(isEnough && answerHours !== null && { answer_hours: answerHours }),
    // Rounded down: 'all' is said of all alone.
    ...(isEnough && { answer_rate: { percent: Math.floor((answered * 100) / requests), requests } }),
  };
}

/** Minutes between what is said of a calendar's age, and so the longest that it may be said for. */
const STEP = 5;

/**
 * How long ago a calendar was brought up to date, and for how many seconds one may say so; null where that is too long
 * ago to speak of. Minutes go in fives: 0 for fewer.
 */
export function calendarAge(updated: Date, now: Date): { age: CalendarAge; goodFor: number } | null {
  const seconds = Math.max(0, Math.floor((now.getTime() - updated.getTime()) / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes >= MOST_DAYS * DAY) return null;
  const [unit, size, step] =
    minutes < HOUR
      ? (['minutes', 1, STEP] as const)
      : minutes < 2 * DAY
        ? (['hours', HOUR, HOUR] as const)
        : (['days', DAY, DAY] as const);
  const since = Math.floor(minutes / step) * step;
  return { age: { count: since / size, unit }, goodFor: (since + step) * 60 - seconds };
}
