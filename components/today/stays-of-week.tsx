import { useId } from 'react';
import type { ReactNode } from 'react';
import { partIds } from '@/components/today/part-ids';
import { TodaySection } from '@/components/today/today-section';
import type { Elements } from '@/components/ui/elements';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { todayTexts as texts } from '@/lib/texts/today';

/** 'Vandaag', 'Morgen', 'vr 27 nov 2026' */
export function dayWord(day: Day, today: Day): string {
  if (day === today) return texts.today;
  return day === addDays(today, 1) ? texts.tomorrow : formatShortDay(day);
}

interface WeekProps<Stay> {
  title?: string;
  week: Readonly<Record<'arriving' | 'departing' | 'staying', readonly Stay[]>>;
  /** A link to the full list. */
  more: Elements;
  /** Renders a stay in each of the lists. */
  arriving: (stay: Stay) => ReactNode;
  departing: (stay: Stay) => ReactNode;
  staying: (stay: Stay) => ReactNode;
}

/** Arrivals, departures and current stays. */
export function Week<Stay extends { id: number | string }>({
  title = texts.week,
  week,
  more,
  ...row
}: WeekProps<Stay>) {
  const lists = ['arriving', 'departing', 'staying'] as const;
  return (
    <TodaySection title={title} more={more}>
      {lists.every((list) => week[list].length === 0) ? (
        <p className="text-ci-gray-700">{texts.nobody}</p>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
          {lists.map((list) => (
            <Stays
              key={list}
              part={list === 'staying' ? undefined : partIds[list]}
              title={texts[list]}
              stays={week[list]}
            >
              {row[list]}
            </Stays>
          ))}
        </div>
      )}
    </TodaySection>
  );
}

interface StaysProps<Stay> {
  /** For links to it. */
  part: string | undefined;
  title: string;
  stays: readonly Stay[];
  children: (stay: Stay) => ReactNode;
}

/** One of a week's three lists. */
function Stays<Stay extends { id: number | string }>({ part, title, stays, children }: StaysProps<Stay>) {
  const id = useId();
  return (
    <section id={part} aria-labelledby={id} className="min-w-0 scroll-mt-24">
      <h3 id={id} className="mb-2 text-base font-semibold text-ci-gray-700">
        {title}
      </h3>
      {stays.length === 0 ? (
        <p className="text-ci-gray-700">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-ci-gray-200 overflow-hidden rounded-panel border border-ci-gray-200 bg-surface">
          {stays.map((stay) => (
            <li key={stay.id}>{children(stay)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
