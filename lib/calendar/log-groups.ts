/**
 * The history has a line a night (docs/rules/calendar.md#history); a person changed several nights at once and looks
 * for that.
 */
import type { ListingLogDto } from '@/lib/calendar/contract';
import { addDays, compareDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export type LogKind = 'rate' | 'standard' | 'blocked' | 'freed';

/** What somebody did at one moment. */
export interface LogGroup {
  /** Id of its newest entry. */
  id: number;
  kind: LogKind;
  /** Moment, ISO 8601. */
  created_at: string;
  /** Null once the account is gone. */
  user: string | null;
  /** Nights, half-open, in order, with the new rate where there was one. */
  changes: { nights: DayRange; price: number | null }[];
}

function kindOf({ type, new_values: { price, disabled } }: ListingLogDto): LogKind {
  if (type === 'disabled_booking_period') return disabled === false ? 'freed' : 'blocked';
  return price === null || price === undefined ? 'standard' : 'rate';
}

const isSameDeed = (a: ListingLogDto, b: ListingLogDto) =>
  a.created_at === b.created_at && a.user?.name === b.user?.name && kindOf(a) === kindOf(b);

/** Nights in a row that got the same, as ranges in order. */
function changesOf(entries: readonly ListingLogDto[]): LogGroup['changes'] {
  const changes: LogGroup['changes'] = [];
  const values = entries.map(({ new_values }) => new_values);
  for (const { valid_at, price = null } of values.sort((a, b) => compareDays(a.valid_at, b.valid_at))) {
    const nights = { start: valid_at, end: addDays(valid_at, 1) };
    const last = changes.at(-1);
    if (last?.price === price && last.nights.end === valid_at)
      changes[changes.length - 1] = { price, nights: { ...nights, start: last.nights.start } };
    else changes.push({ price, nights });
  }
  return changes;
}

function groupOf(entries: readonly [ListingLogDto, ...ListingLogDto[]]): LogGroup {
  const [newest] = entries;
  return {
    id: newest.id,
    kind: kindOf(newest),
    created_at: newest.created_at,
    user: newest.user?.name ?? null,
    changes: changesOf(entries),
  };
}

/** The deeds behind the entries, newest first as the entries are. */
export function groupLogs(entries: readonly ListingLogDto[]): LogGroup[] {
  const deeds: [ListingLogDto, ...ListingLogDto[]][] = [];
  for (const entry of entries) {
    const known = deeds.find(([first]) => isSameDeed(first, entry));
    if (known) known.push(entry);
    else deeds.push([entry]);
  }
  return deeds.map(groupOf);
}
