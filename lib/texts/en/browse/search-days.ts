import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-days';

const isOne = (count: number) => pluralForm(count) === 'one';

export const searchDaysTexts: InOtherWords<typeof nl.searchDaysTexts> = {
  when: 'When',
  arrival: 'Arrival',
  departure: 'Departure',
  clear: 'Clear dates',
  close: 'Done',

  ways: 'How you choose your dates',
  tabs: { days: 'Dates', flexible: 'Flexible', months: 'A stay in these months' },
  goTo: 'Go to a month',

  flex: 'Flexibility around your dates',
  noFlex: 'Exact dates',
  flexDays: (days) => `± ${days} ${isOne(days) ? 'day' : 'days'}`,

  months: 'In which months',
  monthsHelp: (most) => `Choose up to ${most}.`,
  plainMonths: 'Or leave the dates empty and choose months',
  length: 'How long',
  stays: { weekend: 'Weekend', midweek: 'Midweek break', week: 'Week', two_weeks: 'Fortnight' },
  noStay: 'No set stay',
  nightsLabel: 'Number of nights',
  noNights: 'Choose a number',
  nights: (count) => `${count} ${isOne(count) ? 'night' : 'nights'}`,
  stayIn: (length, months) => `${length} in ${months}`,
};
