import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import { clip, merge, overlaps } from '@/lib/dates/range';

/** A stay that was booked here. */
export interface BookedStay extends DayRange {
  id: number;
  guestName: string;
  /** Of the request. */
  code: string;
}

export interface Conflict {
  stay: BookedStay;
  /** What the linked calendar has on those days. */
  imported: DayRange[];
}

/** Nights of a stay of which its landlord was told, and when they were last seen taken twice. */
export interface ToldConflict extends DayRange {
  stayId: number;
  seenAt: Date;
}

/** What is gone for so long would be a new conflict; before, it may be a calendar that is not sure. */
const FORGOTTEN_MS = 24 * 3600 * 1000;

export interface ConflictQuestion {
  stays: readonly BookedStay[];
  /** What all linked calendars have, and this one alone. */
  imported: readonly DayRange[];
  ofFeed: readonly DayRange[];
  told: readonly ToldConflict[];
  at: Date;
}

const touches = (a: DayRange, b: DayRange) => a.start <= b.end && b.start <= a.end;

function askStay(stay: BookedStay, { imported, ofFeed, told, at }: ConflictQuestion) {
  const known = told.filter(({ stayId }) => stayId === stay.id);
  const runs = merge(clip(imported, stay));
  const isKnown = (run: DayRange) => known.some((one) => touches(one, run));
  // What another calendar brought is told with that one.
  const fresh = runs.filter((run) => !isKnown(run) && ofFeed.some((range) => overlaps(range, run)));
  const seen = runs.filter((run) => isKnown(run) || fresh.includes(run));
  const gone = known.filter(
    (one) => !runs.some((run) => touches(one, run)) && at.getTime() - one.seenAt.getTime() < FORGOTTEN_MS,
  );
  const ranges = merge(ofFeed.filter((range) => fresh.some((run) => overlaps(range, run))));
  return {
    conflict: fresh.length > 0 ? { stay, imported: ranges } : null,
    told: [...seen.map((run) => ({ ...run, stayId: stay.id, seenAt: at })), ...gone],
  };
}

/**
 * The stays with nights that this calendar takes too, each told once: not again when more nights beside them go, when
 * another calendar says the same, or when they are back within a day.
 * @returns also what will then have been told
 */
export function findNewConflicts(question: ConflictQuestion): {
  conflicts: Conflict[];
  told: ToldConflict[];
} {
  const answers = question.stays.map((stay) => askStay(stay, question));
  return {
    conflicts: answers.flatMap(({ conflict }) => conflict ?? []),
    told: answers.flatMap(({ told }) => told),
  };
}
