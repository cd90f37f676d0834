import { pluralForm } from '@/lib/format/plural';
import type { CalendarAge } from '@/lib/landlord-facts/facts';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/landlord-facts';

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

const within = (hours: number) =>
  hours < 48 ? counted(hours, 'hour', 'hours') : counted(Math.round(hours / 24), 'day', 'days');

const ago = ({ count, unit }: CalendarAge) => {
  if (unit === 'minutes') return counted(count, 'minute', 'minutes');
  return unit === 'hours' ? counted(count, 'hour', 'hours') : counted(count, 'day', 'days');
};

export const landlordFactTexts: InOtherWords<typeof nl.landlordFactTexts> = {
  speaks: (languages) => `Speaks ${languages}`,
  since: (year) => `Letting here since ${year}`,
  sinceMeans: 'The year in which this owner’s first holiday home went online here.',
  answers: (hours) => `Usually replies within ${within(hours)}`,
  answersMeans:
    'Three out of four requests in the past twelve months were answered within this time. Requests that have been waiting for less than two days don’t count.',
  rate: (percent) => `Replies to ${percent}% of requests`,
  rateMeans: (requests) =>
    `Counted over ${counted(requests, 'booking request', 'booking requests')} in the past twelve months. Requests that have been waiting for less than two days don’t count.`,
  licence: 'Registration number checked against the register',
  licenceMeans:
    'Every night we check that this registration number is in the register of Toerisme Vlaanderen, the Flemish tourist board. It was there the last time we looked.',
  calendar: (age) => (age.count === 0 ? 'Calendar just updated' : `Calendar updated ${ago(age)} ago`),
  calendarMeans:
    'That is when the owner changed the calendar, or when we last read a linked calendar from another site.',
};
