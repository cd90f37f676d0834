'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { useGiven } from '@/components/search/use-given';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import type { Day } from '@/lib/dates/day';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';
import { uiTexts } from '@/lib/texts/ui';

/** Loaded when first opened: the calendar is most of this page's script. */
const StayCalendar = lazyPart(async () => (await import('@/components/search/stay-calendar')).StayCalendar);

interface StayButtonProps {
  arrival: Day | null;
  departure: Day | null;
  /** The days in words, if chosen. */
  text: string | null;
  today: Day;
  /** The fields without JavaScript. */
  children: Elements;
}

/** The days and, once set in the calendar, their text. */
export type ChosenStay = ChosenRange & { text: string | null };

const daysOf = ({ start, end }: ChosenRange) => `${start} ${end}`;

/** Shows the chosen days and opens the calendar; only a complete stay (or none) starts a search. */
export function StayButton({ arrival, departure, text, today, children }: StayButtonProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useGiven<ChosenStay>({ start: arrival, end: departure, text }, daysOf);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isByKey = true) => {
    setOpen(false);
    if (isByKey) button.current?.focus();
  };

  return (
    <>
      <div ref={box} className="noscript:hidden">
        {hydrated && <StayFields chosen={chosen} />}
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className={cn('search-bar-value figures', chosen.text === null && 'search-bar-empty')}
        >
          {chosen.text ?? texts.chooseDays}
        </button>
        {isOpen && (
          <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-panel border border-ci-gray-200 bg-surface p-4 shadow-lift md:right-auto md:w-[min(42rem,100vw-4rem)] md:p-5">
            <Suspense fallback={<Spinner label={uiTexts.loading} className="p-6 text-ci-blue-700" />}>
              <StayCalendar chosen={chosen} today={today} onChoose={setChosen} box={box} onClose={close} />
            </Suspense>
          </div>
        )}
      </div>
      {!hydrated && children}
    </>
  );
}

/** The form's own fields: both days, or neither until the departure is chosen. */
function StayFields({ chosen: { start, end } }: { chosen: ChosenRange }) {
  const field = useRef<HTMLInputElement>(null);
  const [arrival, departure] = start !== null && end !== null ? [start, end] : ['', ''];
  const isHalf = start !== null && end === null;
  const told = useRef(`${arrival} ${departure}`);

  // By now the fields hold the new days. Browsers fire no change event for hidden fields, so dispatch one.
  useEffect(() => {
    const days = `${arrival} ${departure}`;
    if (isHalf || days === told.current) return;
    told.current = days;
    field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [arrival, departure, isHalf]);

  return (
    <>
      <input ref={field} type="hidden" name="arrival" value={arrival} />
      <input type="hidden" name="departure" value={departure} />
    </>
  );
}
