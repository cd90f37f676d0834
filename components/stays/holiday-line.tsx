import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { addDays } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import type { Holiday } from '@/lib/holidays/holidays';
import { placeIn } from '@/lib/stays/season-places';
import { holidayLayerTexts as texts } from '@/lib/texts/holiday-layer';
import { holidaySourceText } from '@/lib/texts/holidays';

/** '3 jul 2027 t/m …', or a single day. */
function daysOf({ start, end }: Holiday): string {
  const last = addDays(end, -1);
  return last === start ? formatShortDay(start) : texts.days(formatShortDay(start), formatShortDay(last));
}

const keyOf = ({ kind, name, start }: Holiday) => `${kind} ${name} ${start}`;

/**
 * School holidays as lines and public holidays as dots below the strip; the list below it has the same content as text.
 */
export function HolidayLine({ year, holidays }: { year: number; holidays: readonly Holiday[] }) {
  return (
    <div aria-hidden className="relative h-3">
      {holidays.map((holiday) => {
        const place = placeIn(year, holiday);
        if (!place) return null;
        const isDay = holiday.kind === 'public';
        return (
          <span
            key={keyOf(holiday)}
            title={`${holiday.name}, ${daysOf(holiday)}`}
            style={{ left: `${place.from * 100}%`, width: isDay ? undefined : `${place.length * 100}%` }}
            className={cn(
              'absolute',
              isDay ? 'top-0.5 size-2 rounded-full bg-ci-gray-600' : 'top-1 h-1 rounded-full bg-ci-gray-400',
            )}
          />
        );
      })}
    </div>
  );
}

interface HolidayListProps {
  title: string;
  holidays: readonly Holiday[];
}

/** The same holidays as text, expandable. */
export function HolidayList({ title, holidays }: HolidayListProps) {
  if (holidays.length === 0) return null;
  return (
    <details className="mt-3 text-ci-gray-700">
      <summary className="cursor-pointer py-1">{title}</summary>
      <ul className="figures mt-2 gap-x-8 sm:columns-2 lg:columns-3">
        {holidays.map((holiday) => (
          <li key={keyOf(holiday)} className="break-inside-avoid py-0.5">
            <span className="text-ci-gray-900">{holiday.name}</span>
            <Words>{` ${daysOf(holiday)}`}</Words>
          </li>
        ))}
      </ul>
      <p className="mt-2">{holidaySourceText}</p>
    </details>
  );
}
