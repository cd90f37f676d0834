'use client';

import { useMemo, useRef, useState } from 'react';
import { CalendarKey } from '@/components/calendar/calendar-key';
import { barStays, dayNotes, occupiedRanges, pendingSpoken } from '@/components/calendar/day-notes';
import type { StaysByNight } from '@/components/calendar/day-notes';
import { useSwipe } from '@/components/calendar/use-swipe';
import { Calendar } from '@/components/ui/calendar';
import { cn } from '@/components/ui/cn';
import { useDrag } from '@/components/ui/use-drag';
import type { DragPoint } from '@/components/ui/use-drag';
import type { ChosenRange, DayNote } from '@/components/ui/calendar-days';
import { barsOfMonth } from '@/lib/calendar/bars';
import type { CalendarView } from '@/lib/calendar/calendar-leaves';
import { firstMonthShown, lastMonthShown, lastNightToChange, turnLeaf } from '@/lib/calendar/calendar-leaves';
import type { Availability } from '@/lib/calendar/contract';
import type { PendingStay } from '@/lib/calendar/queries';
import { pointNight } from '@/lib/calendar/night-choice';
import type { NightChoice } from '@/lib/calendar/night-choice';
import { parseDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNarrowEuro } from '@/lib/money/euro';
import type { Holiday } from '@/lib/holidays/holidays';
import type { NightPrice } from '@/lib/stays/nightly';
import type { Season } from '@/lib/stays/terms';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

/** The data shown in the calendar. */
export interface CalendarContents {
  availability: Availability;
  stays: StaysByNight;
  /** Null for a night without a price, as in a concept that has none. */
  priceOf: (night: Day) => NightPrice | null;
  seasons: readonly Season[];
  /** Requests waiting for an answer. */
  pending: readonly PendingStay[];
  /** The holidays of the chosen region. */
  holidays: readonly Holiday[];
}

interface OwnerCalendarProps {
  label: string;
  contents: CalendarContents;
  view: CalendarView;
  /** The first day of the month shown; in the year view, of any month in it. */
  month: Day;
  onMonthChange: (month: Day) => void;
  today: Day;
  choice: NightChoice | null;
  /** Whether a panel stands beside it. */
  isNarrow: boolean;
  onPress: (night: Day) => void;
  /** Called while a pointer is dragged from one night to another. */
  onDraw: (from: Day, to: Day) => void;
  /** Called when the drag ends; `false` when it was aborted. */
  onDrawn: (isDone: boolean) => void;
}

/** The calendar of a month with the price of every night, or the twelve months of a year. */
export function OwnerCalendar(props: OwnerCalendarProps) {
  const { contents, view, month, onMonthChange, today, choice } = props;
  const [pointed, setPointed] = useState<Day | null>(null);
  const swipe = useSwipe((direction) => onMonthChange(turnLeaf(view, month, direction, today)));
  const occupied = useMemo(() => occupiedRanges(contents.availability), [contents.availability]);
  const isYear = view === 'year';
  const note = useMemo(() => notesOf(contents, isYear ? null : month), [contents, isYear, month]);
  const text = useMemo(() => priceTexts(contents), [contents]);
  const isOpen = (night: Day) =>
    contents.stays.has(night) || (night >= today && night <= lastNightToChange(today));
  const drawing = useRef<Day | null>(null);
  const box = useDrag<HTMLDivElement>({
    onStart(at) {
      const night = nightAt(at);
      // Pressing a stay opens it, so no selection starts there.
      if (night === null || !isOpen(night) || contents.stays.has(night)) return false;
      drawing.current = night;
      props.onDraw(night, night);
      return true;
    },
    onMove(at) {
      const night = nightAt(at);
      if (drawing.current !== null && night !== null && isOpen(night)) props.onDraw(drawing.current, night);
    },
    onEnd: () => props.onDrawn(true),
    onCancel: () => props.onDrawn(false),
  });
  return (
    // In the year view the legend comes first: after twelve months nobody would see it.
    <div
      {...swipe}
      ref={box}
      data-swipes
      className={cn(
        'flex select-none touch-pan-y touch-pinch-zoom gap-5',
        isYear ? 'flex-col-reverse' : 'flex-col',
      )}
    >
      <Calendar
        label={props.label}
        className={isYear ? 'calendar-small' : 'calendar-roomy'}
        monthsClassName={cn(
          isYear && 'sm:grid sm:grid-cols-2',
          isYear && !props.isNarrow && 'xl:grid-cols-3',
        )}
        occupied={occupied}
        asNights
        dayText={text}
        dayNote={note}
        choiceText={texts.legend.chosen}
        chosen={asChosen(isYear ? choice : pointNight(choice, pointed))}
        isDisabled={(night) => !isOpen(night)}
        onDayPress={props.onPress}
        // A year has too many days to re-render at every pointer move.
        onDayPoint={isYear ? undefined : setPointed}
        month={isYear ? turnLeaf('year', month, 0, today) : month}
        onMonthChange={onMonthChange}
        firstMonth={firstMonthShown(today)}
        lastMonth={lastMonthShown(today)}
        monthCount={isYear ? 12 : 1}
        today={today}
        navigation={false}
        quietCaptions
      />
      <CalendarKey />
    </div>
  );
}

/** What each day says; in the month view also the bars that start on it. */
function notesOf(contents: CalendarContents, month: Day | null) {
  const plain = dayNotes({ ...contents, layerOf: (night) => contents.priceOf(night)?.layer });
  const stays = barStays(contents.availability.booked_periods, contents.pending);
  const bars = month === null ? null : barsOfMonth(stays, month);
  return (day: Day): DayNote | undefined => {
    const [note, begun] = [plain(day), bars?.get(day)];
    const asked = pendingSpoken(contents.pending, day);
    if (!note && !begun && asked === undefined) return undefined;
    return { ...note, bars: begun, spoken: [note?.spoken, asked].filter(Boolean).join(', ') };
  };
}

/** The night under a pointer, or null. */
function nightAt({ x, y }: DragPoint): Day | null {
  // Skips elements that float over the bottom of the screen.
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[data-day]'));
  return parseDay(under?.closest('[data-day]')?.getAttribute('data-day') ?? '');
}

/** The price below a day, as '€95'. */
function priceTexts({ priceOf }: CalendarContents) {
  return (night: Day) => {
    const price = priceOf(night);
    return price ? formatNarrowEuro(price.price) : undefined;
  };
}

function asChosen(choice: NightChoice | null): ChosenRange {
  if (choice === null) return { start: null, end: null };
  return { start: choice.first, end: choice.last === choice.first ? null : choice.last };
}
