import { expect, it } from 'vitest';
import { changeRanges } from '@/lib/calendar/change-ranges';

it('says nights in a row that got the same once', () => {
  expect(
    changeRanges([
      { valid_at: '2027-07-03', price: 120 },
      { valid_at: '2027-07-04', price: 120 },
      { valid_at: '2027-07-05', price: 130 },
      { valid_at: '2027-07-06', price: null },
      { valid_at: '2027-07-08', price: null },
    ]),
  ).toEqual([
    { valid_at: '2027-07-03', until: '2027-07-05', price: 120 },
    { valid_at: '2027-07-05', until: '2027-07-06', price: 130 },
    { valid_at: '2027-07-06', until: '2027-07-07', price: null },
    { valid_at: '2027-07-08', until: '2027-07-09', price: null },
  ]);
});

it('takes ranges as they are', () => {
  const range = { valid_at: '2027-07-03', until: '2027-07-09', disabled: true } as const;
  expect(changeRanges([range])).toEqual([range]);
  expect(changeRanges([])).toEqual([]);
});
