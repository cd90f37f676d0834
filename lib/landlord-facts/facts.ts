/** Facts shown about a landlord (docs/rules/landlord-facts.md); those without data are absent. */

/** The minimum number of requests for these facts: a share of three is meaningless. */
export const FEWEST_REQUESTS = 5;
/** The usual answer time is one of these, in hours; anything longer is not shown. */
export const answerSteps = [1, 3, 6, 12, 24, 48, 72, 168] as const;

const HOUR = 60;
const DAY = 24 * HOUR;
/** A calendar not updated for longer than this is not called up to date. */
const MOST_DAYS = 30;

export interface LandlordFacts {
  /** The year of the first publication. */
  since?: number;
  /** Number of hours within which requests are usually answered. */
  answer_hours?: number;
  /** The share of requests that were answered, in whole percent, and the number of requests. */
  answer_rate?: { percent: number; requests: number };
  /** The tourism register listed the licence number last night. */
  licence?: true;
  /** Time since the calendar was last updated. */
  calendar?: CalendarAge;
}

/** A readable age: minutes below an hour, hours below two days, then days. */
export interface CalendarAge {
  count: number;
  unit: 'minutes' | 'hours' | 'days';
}

/** The figures about a landlord that the nightly job stores. */
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
    // Rounded down, so that 100 % really means all.
    ...(isEnough && { answer_rate: { percent: Math.floor((answered * 100) / requests), requests } }),
  };
}

/** The age is rounded down to this many minutes, so a text about it stays true for at most that long. */
const STEP = 5;

/**
 * How long ago a calendar was updated, and for how many seconds that text stays true; null if that is too long ago to
 * mention. Minutes are rounded down to multiples of five, so 0 means less than five.
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
