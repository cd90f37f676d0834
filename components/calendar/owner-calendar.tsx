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
import { formatNumber } from '@/lib/format/number';
import type { Holiday } from '@/lib/holidays/holidays';
import type { NightPrice } from '@/lib/stays/nightly';
import type { Season } from '@/lib/stays/terms';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

/** What is known of the days. */
export interface CalendarContents {
  availability: Availability;
  stays: StaysByNight;
  /** Null for a night without a price: a concept has none. */
  priceOf: (night: Day) => NightPrice | null;
  seasons: readonly Season[];
  /** Requests that wait for an answer. */
  pending: readonly PendingStay[];
  /** Of the region that was chosen. */
  holidays: readonly Holiday[];
}

interface OwnerCalendarProps {
  label: string;
  contents: CalendarContents;
  view: CalendarView;
  /** The first day of the month shown, or of any month of the year. */
  month: Day;
  onMonthChange: (month: Day) => void;
  today: Day;
  choice: NightChoice | null;
  /** Whether something stands beside it. */
  isNarrow: boolean;
  onPress: (night: Day) => void;
  /** While a pointer goes from one night to another. */
  onDraw: (from: Day, to: Day) => void;
  /** When it has left the calendar's nights chosen; `false` when it was given up. */
  onDrawn: (isDone: boolean) => void;
}

/** A month with the price of every night, or the twelve of a year. */
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
      // A press on a stay opens it.
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
    // Twelve months are too long to put the key at their end.
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
        // A year has too many days to redraw with every movement.
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

/** What each day says, and in a month the bars that begin on it. */
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
  // What floats over the foot of the screen is in nobody's way.
  const under = document.elementsFromPoint(x, y).find((element) => element.closest('[data-day]'));
  return parseDay(under?.closest('[data-day]')?.getAttribute('data-day') ?? '');
}

/** '€95' under a day. */
function priceTexts({ priceOf }: CalendarContents) {
  return (night: Day) => {
    const price = priceOf(night);
    return price ? `€${formatNumber(price.price)}` : undefined;
  };
}

function asChosen(choice: NightChoice | null): ChosenRange {
  if (choice === null) return { start: null, end: null };
  return { start: choice.first, end: choice.last === choice.first ? null : choice.last };
}
