import { expect, it } from 'vitest';
import { nightsText, wholeNightsText } from '@/lib/calendar/choice-text';

it('names the first and the last night, not the morning after', () => {
  expect(nightsText({ start: '2027-07-03', end: '2027-07-06' })).toBe('za 3 jul 2027 t/m ma 5 jul 2027');
  expect(nightsText({ start: '2027-07-03', end: '2027-07-04' })).toBe('za 3 jul 2027');
});

it('counts the nights', () => {
  expect(wholeNightsText({ start: '2027-07-03', end: '2027-07-04' })).toBe('za 3 jul 2027 (1 nacht)');
  expect(wholeNightsText({ start: '2027-07-31', end: '2027-08-02' })).toBe(
    'za 31 jul 2027 t/m zo 1 aug 2027 (2 nachten)',
  );
});
