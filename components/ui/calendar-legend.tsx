import { Words } from '@/components/ui/words';
import { calendarDayTexts } from '@/lib/texts/ui-calendar';

/** The kinds of days a legend can explain. */
export type CalendarSign = 'free' | 'taken' | 'arrival' | 'departure' | 'blocked' | 'chosen';

interface CalendarLegendProps {
  signs: readonly CalendarSign[];
  className?: string;
}

const appearances: Record<CalendarSign, Record<`data-${string}`, string>> = {
  free: { 'data-shape': 'free' },
  taken: { 'data-shape': 'full', 'data-kind': 'taken' },
  blocked: { 'data-shape': 'full', 'data-kind': 'blocked' },
  arrival: { 'data-shape': 'arrival', 'data-kind': 'taken' },
  departure: { 'data-shape': 'departure', 'data-kind': 'taken' },
  chosen: { 'data-shape': 'free', 'data-chosen': 'single' },
};

/** A legend of the shapes and colours of days. */
export function CalendarLegend({ signs, className }: CalendarLegendProps) {
  return (
    <ul aria-label={calendarDayTexts.legend} className={className ?? 'flex flex-wrap gap-x-5 gap-y-2'}>
      {signs.map((sign) => (
        <li key={sign} className="flex items-center gap-2 text-ci-gray-700">
          <span aria-hidden className="calendar-day calendar-swatch" {...appearances[sign]} />
          <Words>{calendarDayTexts[sign]}</Words>
        </li>
      ))}
    </ul>
  );
}
