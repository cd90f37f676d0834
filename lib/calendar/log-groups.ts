/**
 * The history has a line for nights in a row (docs/rules/calendar.md#history); a person changed several at once and
 * looks for that.
 */
import type { ListingLogDto } from '@/lib/calendar/contract';
import { compareDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export type LogKind = 'rate' | 'standard' | 'blocked' | 'freed';

/** What somebody did at one moment. */
export interface LogGroup {
  /** Unlike that of any other group. */
  key: string;
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

/** The deeds behind the entries, newest first as the entries are. */
export function groupLogs(entries: readonly ListingLogDto[]): LogGroup[] {
  const deeds = Map.groupBy(entries, (entry) => `${entry.id} ${kindOf(entry)}`);
  return [...deeds].flatMap(([key, [first, ...others]]) =>
    first
      ? {
          key,
          kind: kindOf(first),
          created_at: first.created_at,
          user: first.user?.name ?? null,
          changes: [first, ...others]
            .map(({ new_values: { valid_at: start, until: end, price = null } }) => ({
              nights: { start, end },
              price,
            }))
            .toSorted((a, b) => compareDays(a.nights.start, b.nights.start)),
        }
      : [],
  );
}
