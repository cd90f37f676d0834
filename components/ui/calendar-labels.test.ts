import { DateLib } from 'react-day-picker';
import { nlBE } from 'react-day-picker/locale/nl-BE';
import { expect, it } from 'vitest';
import { calendarFormatters, calendarLabels } from '@/components/ui/calendar-labels';
import { addDays, addMonths, dayToDate } from '@/lib/dates/day';

const theirs = new DateLib({ locale: nlBE });
const { formatCaption, formatWeekdayName } = calendarFormatters;
const { labelGrid, labelWeekday } = calendarLabels({
  appearance: () => ({ shape: 'free', kind: 'taken' }),
  barred: () => false,
  chosen: () => undefined,
  text: () => undefined,
  hasText: false,
  note: () => undefined,
  choiceText: undefined,
});

it('writes months and weekdays as the Dutch words of the library do', () => {
  for (let count = 0; count < 12; count += 1) {
    const month = dayToDate(addMonths('2027-01-01', count));
    expect(formatCaption?.(month)).toBe(theirs.formatMonthYear(month));
    expect(labelGrid?.(month)).toBe(theirs.formatMonthYear(month));
  }
  for (let count = 0; count < 7; count += 1) {
    const day = dayToDate(addDays('2027-03-01', count));
    expect(formatWeekdayName?.(day)).toBe(theirs.format(day, 'cccccc'));
    expect(labelWeekday?.(day)).toBe(theirs.format(day, 'cccc'));
  }
});
