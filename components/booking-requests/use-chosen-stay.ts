import { useWatch } from 'react-hook-form';
import { isDay } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { Party } from '@/lib/stays/party';

/** The fields of the form's step about the stay. */
export const stayFields = [
  'start_date',
  'end_date',
  'number_of_adults',
  'number_of_children',
  'number_of_babies',
  'number_of_pets',
] as const;

/** The days and the party in the form so far. */
export function useChosenStay(): { stay: DayRange | null; party: Party } {
  const [start, end, ...counts]: unknown[] = useWatch({ name: stayFields });
  const [adults = 0, children = 0, babies = 0, pets = 0] = counts.map((count) => Number(count) || 0);
  const stay = isDay(start) && isDay(end) && start < end ? { start, end } : null;
  return { stay, party: { adults, children, babies, pets } };
}
