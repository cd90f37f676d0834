import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-faults';

export const stayFaultTexts: InOtherWords<typeof nl.stayFaultTexts> = {
  no_nights: 'The day you leave must come after the day you arrive.',
  past: 'The day of arrival has already passed.',
  too_soon: 'The earliest you can arrive at this holiday home is {first_day}.',
  outside_window: 'This holiday home can be booked up to and including {last_day}.',
  too_short: 'A stay in this holiday home is at least {nights}.',
  too_long: 'A stay in this holiday home is at most {nights}.',
  arrival_day: 'In the ‘{season}’ period you can only arrive on a {days}.',
  departure_day: 'In the ‘{season}’ period you can only leave on a {days}.',
  period_not_let: 'This holiday home is let by the {periods}. Choose an arrival and departure that fit.',
  taken: 'These dates are not free. Choose other dates.',
  preparation: 'This holiday home is kept empty for {nights} between stays. Choose other dates.',
};

export const dayReasonTexts: InOtherWords<typeof nl.dayReasonTexts> = {
  no_nights: 'at least 1 night',
  past: 'past',
  too_soon: 'earliest arrival {first_day}',
  outside_window: 'can be booked up to and including {last_day}',
  too_short: 'at least {nights}',
  too_long: 'at most {nights}',
  arrival_day: 'arrival only on a {days}',
  departure_day: 'departure only on a {days}',
  period_not_let: 'only let by the {periods}',
  taken: 'taken',
  preparation: 'preparation between two stays',
};

export const otherFaultTexts: InOtherWords<typeof nl.otherFaultTexts> = {
  shortStayOfSeason: 'In the ‘{season}’ period a stay is at least {nights}.',
  shortReasonOfSeason: 'at least {nights} in {season}',
  takenBefore: 'not all nights are free',
};
