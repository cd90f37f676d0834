'use client';

import { CalendarDays } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/components/search/use-hydrated';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/spinner';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { searchTexts } from '@/lib/texts/search';
import { uiTexts } from '@/lib/texts/ui';

const texts = searchTexts.form;

/** Fetched when somebody opens it: the calendar is most of this page's script. */
const StayCalendar = dynamic(
  () => import('@/components/search/stay-calendar').then((part) => part.StayCalendar),
  {
    ssr: false,
    loading: () => <Spinner label={uiTexts.loading} className="p-6 text-ci-blue-700" />,
  },
);

interface StayFieldProps {
  arrival: Day | null;
  departure: Day | null;
  today: string;
}

/** From when to when: a range calendar; without script two date inputs. */
export function StayField({ arrival, departure, today }: StayFieldProps) {
  const hydrated = useHydrated();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold text-ci-gray-900">
        {texts.when}
      </p>
      <StayButton arrival={arrival} departure={departure} today={today} />
      {!hydrated && (
        <div className="mt-1.5 hidden grid-cols-2 gap-2 noscript:grid">
          <DayInput name="arrival" label={texts.arrival} value={arrival} today={today} />
          <DayInput name="departure" label={texts.departure} value={departure} today={today} />
        </div>
      )}
    </div>
  );
}

function DayInput({
  name,
  label,
  value,
  today,
}: {
  name: string;
  label: string;
  value: Day | null;
  today: string;
}) {
  return (
    <input
      type="date"
      name={name}
      aria-label={label}
      defaultValue={value ?? ''}
      min={today}
      className="control"
    />
  );
}

function StayButton({ arrival, departure, today }: StayFieldProps) {
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ChosenRange>({ start: arrival, end: departure });
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClosing(box, isOpen, () => setOpen(false));

  const isWhole = chosen.start !== null && chosen.end !== null;
  const label = isWhole && chosen.start && chosen.end ? stayText(chosen.start, chosen.end) : texts.chooseDays;
  const isChanged =
    (isWhole || chosen.start === null) && (chosen.start !== arrival || chosen.end !== departure);

  // The hidden fields hold the new days by now; React does not tell of their change, so the field does.
  useEffect(() => {
    if (isChanged) field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [isChanged, chosen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div
      ref={box}
      className="relative mt-1.5 noscript:hidden"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {hydrated && (
        <>
          <input ref={field} type="hidden" name="arrival" value={isWhole ? (chosen.start ?? '') : ''} />
          <input type="hidden" name="departure" value={chosen.end ?? ''} />
        </>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-control border border-ci-gray-500 bg-white px-3.5 py-2.5 text-left text-ci-gray-900 transition-colors duration-150 hover:border-ci-gray-800"
      >
        <CalendarDays aria-hidden className="size-5 shrink-0 text-ci-blue-700" />
        <span className={cn('figures truncate', !isWhole && 'text-ci-gray-600')}>{label}</span>
      </button>
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-30 mt-2 rounded-panel border border-ci-gray-200 bg-white p-4 shadow-lift md:right-0 md:left-auto md:w-[42rem] md:p-5 lg:right-auto lg:left-0">
          <StayCalendar
            chosen={chosen}
            today={isDay(today) ? today : undefined}
            onChoose={setChosen}
            onClose={close}
          />
        </div>
      )}
    </div>
  );
}

function stayText(arrival: Day, departure: Day): string {
  return searchTexts.chips.stay(formatShortDay(arrival), formatShortDay(departure));
}

/** A press or a focus outside closes it. */
function useClosing(box: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) latest.current();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [box, isOpen]);
}
