import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/forms';

const characters = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'character' : 'characters'}`;

export const formTexts: InOtherWords<typeof nl.formTexts> = {
  scriptMissing:
    'This form doesn’t work yet: the JavaScript of this page hasn’t loaded. Reload the page or try another browser.',
  summaryTitle: 'Not quite right yet',
  optional: '(optional)',
  choose: 'Choose…',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  remaining: (count) => `${characters(count)} left`,
  tooMany: (count) => `${characters(count)} too many`,
  day: 'Day',
  month: 'Month',
  year: 'Year',
  dateHelp: 'For example 27 03 1979',
  arrival: 'Arrival',
  departure: 'Departure',
  notChosen: 'Not chosen yet',
  clearDates: 'Clear dates',
  chooseArrival: 'First choose the day you arrive.',
  chooseDeparture: 'Now choose the day you leave.',
  barredDay: (day, why) => `${day}: ${why}`,
  richText: {
    toolbar: (label) => `Formatting: ${label}`,
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    list: 'List',
    numberedList: 'Numbered list',
    link: 'Link',
    unlink: 'Remove link',
    undo: 'Undo',
    redo: 'Redo',
    address: 'Address of the link',
    noAddress: 'Enter a valid address, for example https://www.example.com.',
    apply: 'Apply',
  },
};
