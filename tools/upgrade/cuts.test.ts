import { expect, it } from 'vitest';
import { cutsOf } from '@/tools/upgrade/cuts';

it('are the first migrations of the weeks, Monday to Sunday, but the very first', () => {
  const migrations = [
    '20260105000000_a',
    '20260111235959_b',
    '20260112000000_c',
    '20260119000000_d',
    '20260202000000_e',
    '20260203000000_f',
    '20260210000000_g',
  ];
  expect(cutsOf(migrations)).toEqual({
    every: 'week',
    lasts: ['20260112000000_c', '20260119000000_d', '20260202000000_e', '20260210000000_g'],
  });
});

it('are those of the days where the migrations lie in fewer than four weeks', () => {
  const migrations = ['20261121000000_a', '20261121000001_b', '20261122000000_c', '20261123000000_d'];
  expect(cutsOf(migrations)).toEqual({
    every: 'day',
    lasts: ['20261122000000_c', '20261123000000_d'],
  });
});
