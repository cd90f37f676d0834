/**
 * Groups the history by user action. The API has one entry per run of consecutive nights
 * (docs/rules/calendar.md#history), but a user looks for the change they made as a whole.
 */
import type { ListingLogDto } from '@/lib/calendar/contract';
import { compareDays } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

export type LogKind = 'rate' | 'standard' | 'blocked' | 'freed';

/** One user action. */
export interface LogGroup {
  /** Unique among the groups. */
  key: string;
  kind: LogKind;
  /** ISO 8601 timestamp. */
  created_at: string;
  /** Null once the account is deleted. */
  user: string | null;
  /** Half-open ranges of nights, in order, with the new rate if there is one. */
  changes: { nights: DayRange; price: number | null }[];
}

function kindOf({ type, new_values: { price, disabled } }: ListingLogDto): LogKind {
  if (type === 'disabled_booking_period') return disabled === false ? 'freed' : 'blocked';
  return price === null || price === undefined ? 'standard' : 'rate';
}

/** The actions behind the entries, newest first like the entries. */
export function groupLogs(entries: readonly ListingLogDto[]): LogGroup[] {
  const actions = Map.groupBy(entries, (entry) => `${entry.id} ${kindOf(entry)}`);
  return [...actions].flatMap(([key, [first, ...others]]) =>
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
