'use client';

import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import { calendarClassNames } from '@/components/ui/calendar-class-names';
import { CalendarContext } from '@/components/ui/calendar-context';
import type { CalendarAppearance } from '@/components/ui/calendar-context';
import { CalendarDayButton } from '@/components/ui/calendar-day-button';
import {
  CalendarDayBox,
  CalendarDayCell,
  CalendarWeekday,
  QuietCaption,
} from '@/components/ui/calendar-day-cell';
import { chosenPlace, dayAppearance, nightAppearance, occupiedNights } from '@/components/ui/calendar-days';
import type { ChosenRange, DayNote, OccupiedRange } from '@/components/ui/calendar-days';
import { calendarFormatters, calendarLabels } from '@/components/ui/calendar-labels';
import { CalendarLegend } from '@/components/ui/calendar-legend';
import type { CalendarSign } from '@/components/ui/calendar-legend';
import { cn } from '@/components/ui/cn';
import { dateToDay, dayToDate, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { language, languageTags } from '@/lib/languages/language';

export interface CalendarProps {
  /** The calendar's accessible name. */
  label: string;
  /** Occupied nights, `[start, end)`; the calendar derives the half days. */
  occupied?: readonly OccupiedRange[];
  /**
   * Whether each day stands for its night, so that the first day of a stay is fully taken. For users who neither arrive
   * nor depart.
   */
  asNights?: boolean;
  chosen?: ChosenRange;
  /** Called when an enabled day is pressed; without it the calendar is read-only. */
  onDayPress?: (day: Day) => void;
  /** Called with the day under the pointer or the focus, to preview a range. */
  onDayPoint?: (day: Day) => void;
  isDisabled?: (day: Day) => boolean;
  /** Whether disabled days can be hovered and focused, because the surroundings explain why they are disabled. */
  reachesDisabled?: boolean;
  /** A short text below the day, such as a price. */
  dayText?: (day: Day) => string | undefined;
  dayNote?: (day: Day) => DayNote | undefined;
  /** The description of the selected days when they are not a stay. */
  choiceText?: string;
  /** Any day of the (first) month shown; with `onMonthChange` the calendar is controlled. */
  month?: Day;
  defaultMonth?: Day;
  onMonthChange?: (month: Day) => void;
  /** Months before or after these cannot be shown. */
  firstMonth?: Day;
  lastMonth?: Day;
  today?: Day;
  monthCount?: number;
  /** False when the surroundings have their own arrows. */
  navigation?: boolean;
  /** True when the surroundings say which months are shown, or there are too many to announce. */
  quietCaptions?: boolean;
  legend?: readonly CalendarSign[];
  className?: string;
  /** Classes of the element around the months, such as a grid for a year. */
  monthsClassName?: string;
}

const nothing: ChosenRange = { start: null, end: null };
const nobody: OccupiedRange[] = [];
const pressable = { Day: CalendarDayBox, DayButton: CalendarDayButton, Weekday: CalendarWeekday };
const readOnly = { Day: CalendarDayCell, Weekday: CalendarWeekday };

/** A calendar of one or more months as an ARIA date grid: arrow keys, Page Up and Down, Home and End. */
export function Calendar(props: CalendarProps) {
  const { occupied = nobody, chosen = nothing, dayText, dayNote, choiceText } = props;
  const { onDayPress, onDayPoint, isDisabled, reachesDisabled = false, asNights = false } = props;
  const today = props.today ?? todayIn();
  const barred = (day: Day) => reachesDisabled && isDisabled?.(day) === true;
  const fixed = useMemo<Omit<CalendarAppearance, 'barred'>>(() => {
    const nights = occupiedNights(occupied);
    return {
      appearance: (day) => (asNights ? nightAppearance : dayAppearance)(day, nights, today),
      chosen: (day) => chosenPlace(day, chosen),
      text: (day) => dayText?.(day),
      hasText: dayText !== undefined,
      note: (day) => dayNote?.(day),
      choiceText,
    };
  }, [occupied, chosen, dayText, dayNote, choiceText, today, asNights]);
  const appearance: CalendarAppearance = { ...fixed, barred };

  return (
    <div
      role="group"
      aria-label={props.label}
      className={cn(appearance.hasText && 'calendar-with-text', props.className)}
    >
      <CalendarContext value={appearance}>
        <DayPicker
          lang={languageTags[language()]}
          formatters={calendarFormatters}
          weekStartsOn={1}
          fixedWeeks
          navLayout="around"
          hideNavigation={props.navigation === false}
          numberOfMonths={props.monthCount ?? 1}
          today={dayToDate(today)}
          month={toDate(props.month)}
          defaultMonth={toDate(props.defaultMonth ?? chosen.start ?? today)}
          onMonthChange={(date) => props.onMonthChange?.(startOfMonth(dateToDay(date)))}
          startMonth={toDate(props.firstMonth)}
          endMonth={toDate(props.lastMonth)}
          disabled={isDisabled && !reachesDisabled ? (date) => isDisabled(dateToDay(date)) : undefined}
          modifiers={{ selected: (date) => appearance.chosen(dateToDay(date)) !== undefined }}
          onDayClick={
            onDayPress && ((date) => (barred(dateToDay(date)) ? undefined : onDayPress(dateToDay(date))))
          }
          onDayMouseEnter={onDayPoint && ((date) => onDayPoint(dateToDay(date)))}
          onDayFocus={onDayPoint && ((date) => onDayPoint(dateToDay(date)))}
          components={{
            ...(onDayPress ? pressable : readOnly),
            ...(props.quietCaptions && { CaptionLabel: QuietCaption }),
          }}
          labels={calendarLabels(appearance)}
          classNames={{ ...calendarClassNames, months: cn('flex flex-wrap gap-8', props.monthsClassName) }}
        />
      </CalendarContext>
      {props.legend && (
        <CalendarLegend signs={props.legend} className="mt-4 flex flex-wrap gap-x-5 gap-y-2" />
      )}
    </div>
  );
}

const toDate = (day: Day | undefined) => (day === undefined ? undefined : dayToDate(day));
