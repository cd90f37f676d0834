'use client';

import { useMemo, useState } from 'react';
import { CalendarKey } from '@/components/channel-calendar/calendar-key';
import { dayNotes, occupiedRanges } from '@/components/channel-calendar/day-notes';
import type { StaysByNight } from '@/components/channel-calendar/day-notes';
import { useSwipe } from '@/components/channel-calendar/use-swipe';
import { Calendar } from '@/components/ui/calendar';
import { cn } from '@/components/ui/cn';
import type { ChosenRange } from '@/components/ui/calendar-days';
import type { CalendarView } from '@/lib/calendar/calendar-leaves';
import { firstMonthShown, lastMonthShown, lastNightToChange, turnLeaf } from '@/lib/calendar/calendar-leaves';
import type { Availability, CustomListingPriceDto } from '@/lib/calendar/contract';
import { pointNight } from '@/lib/calendar/night-choice';
import type { NightChoice } from '@/lib/calendar/night-choice';
import { ratesByNight } from '@/lib/stays/nightly';
import type { Day } from '@/lib/dates/day';
import { formatNumber } from '@/lib/format/number';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

/** What is known of the days. */
export interface CalendarContents {
  availability: Availability;
  stays: StaysByNight;
  rates: readonly CustomListingPriceDto[];
  /** Whole euros; null for a concept without a price. */
  standard: number | null;
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
}

/** A month with the price of every night, or the twelve of a year. */
export function OwnerCalendar(props: OwnerCalendarProps) {
  const { contents, view, month, onMonthChange, today, choice } = props;
  const [pointed, setPointed] = useState<Day | null>(null);
  const swipe = useSwipe((direction) => onMonthChange(turnLeaf(view, month, direction, today)));
  const occupied = useMemo(() => occupiedRanges(contents.availability), [contents.availability]);
  const note = useMemo(() => dayNotes(contents), [contents]);
  const text = useMemo(() => priceTexts(contents), [contents]);
  const isYear = view === 'year';
  const isOpen = (night: Day) =>
    contents.stays.has(night) || (night >= today && night <= lastNightToChange(today));
  return (
    // Twelve months are too long to put the key at their end.
    <div
      {...swipe}
      data-swipes
      className={cn('flex touch-pan-y touch-pinch-zoom gap-5', isYear ? 'flex-col-reverse' : 'flex-col')}
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

/** '€95' under a day. */
function priceTexts({ rates, standard }: CalendarContents) {
  const special = ratesByNight(rates);
  return (night: Day) => {
    if (standard === null && !special.has(night)) return undefined;
    return `€${formatNumber(special.get(night) ?? standard ?? 0)}`;
  };
}

function asChosen(choice: NightChoice | null): ChosenRange {
  if (choice === null) return { start: null, end: null };
  return { start: choice.first, end: choice.last === choice.first ? null : choice.last };
}
