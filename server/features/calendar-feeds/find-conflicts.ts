import 'server-only';

import type { DayRange } from '@/lib/dates/range';
import { clip, merge, overlaps } from '@/lib/dates/range';

/** A stay booked here. */
export interface BookedStay extends DayRange {
  id: number;
  guestName: string;
  /** Code of the request. */
  code: string;
}

export interface Conflict {
  stay: BookedStay;
  /** The linked calendar's ranges on those days. */
  imported: DayRange[];
}

/** Nights of a stay whose double booking its landlord has been told about, and when it was last seen. */
export interface ToldConflict extends DayRange {
  stayId: number;
  seenAt: Date;
}

/** A conflict absent for this long counts as new when it returns; before that, the calendar may just be unstable. */
const FORGOTTEN_MS = 24 * 3600 * 1000;

export interface ConflictQuestion {
  stays: readonly BookedStay[];
  /** The ranges of all linked calendars, and of this one alone. */
  imported: readonly DayRange[];
  ofFeed: readonly DayRange[];
  /** What all of them had until now. */
  before: readonly DayRange[];
  told: readonly ToldConflict[];
  at: Date;
}

const touches = (a: DayRange, b: DayRange) => a.start <= b.end && b.start <= a.end;

/** Conflicts that existed until now count as seen now: unchanged calendars are not compared again. */
function remembered({ told, before, at }: ConflictQuestion, stayId: number): ToldConflict[] {
  return told
    .filter((one) => one.stayId === stayId)
    .map((one) => (before.some((range) => overlaps(range, one)) ? { ...one, seenAt: at } : one))
    .filter(({ seenAt }) => at.getTime() - seenAt.getTime() < FORGOTTEN_MS);
}

function askStay(stay: BookedStay, question: ConflictQuestion) {
  const { imported, ofFeed, at } = question;
  const known = remembered(question, stay.id);
  const runs = merge(clip(imported, stay));
  const isKnown = (run: DayRange) => known.some((one) => touches(one, run));
  // Conflicts from another calendar are reported when that one is read.
  const fresh = runs.filter((run) => !isKnown(run) && ofFeed.some((range) => overlaps(range, run)));
  const seen = runs.filter((run) => isKnown(run) || fresh.includes(run));
  const gone = known.filter((one) => !runs.some((run) => touches(one, run)));
  const ranges = merge(ofFeed.filter((range) => fresh.some((run) => overlaps(range, run))));
  return {
    conflict: fresh.length > 0 ? { stay, imported: ranges } : null,
    told: [...seen.map((run) => ({ ...run, stayId: stay.id, seenAt: at })), ...gone],
  };
}

/**
 * The stays with nights that this calendar takes too, each reported once: not again when adjoining nights conflict as
 * well, when another calendar says the same, or when the conflict returns within a day.
 * @returns also what will have been reported by then
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
