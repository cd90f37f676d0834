'use client';

import { useLayoutEffect } from 'react';
import { StayChooser } from '@/components/calendar/stay-chooser';
import { Calendar } from '@/components/ui/calendar';
import { addMonths, startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';

interface TurnedCalendarProps {
  slug?: string;
  label: string;
  occupied: readonly DayRange[];
  today: Day;
  /** How many months after the current one. */
  offset: number;
  onMonthChange: (month: Day) => void;
  className: string;
  /** The stay in the page's URL, as a query string. */
  query: string;
  /** Called when it is about to be painted, so that what it replaces can be removed. */
  onShown: () => void;
}

/** The interactive calendar that replaces the server-rendered months: for choosing a stay, or read-only. */
export function TurnedCalendar(props: TurnedCalendarProps) {
  const { slug, label, occupied, today, offset, onMonthChange, className, query, onShown } = props;
  const months = { label, month: addMonths(startOfMonth(today), offset), monthsClassName: className };
  if (slug !== undefined) return <StayChooser {...months} {...{ slug, onMonthChange, query, onShown }} />;
  return <ReadCalendar {...months} {...{ occupied, today, onShown }} />;
}

interface ReadCalendarProps extends Pick<TurnedCalendarProps, 'label' | 'occupied' | 'today' | 'onShown'> {
  month: Day;
  monthsClassName: string;
}

function ReadCalendar({ onShown, ...calendar }: ReadCalendarProps) {
  useLayoutEffect(onShown, [onShown]);
  return <Calendar {...calendar} monthCount={2} navigation={false} />;
}
