import { expect, it } from 'vitest';
import { startTable } from './measure-start';

const cost = (processor: number, clock: number) => ({ processor, clock });

it('compares the rounds, and marks what is over its bound', () => {
  const table = startTable([
    { bare: cost(100, 50), own: cost(110, 90) },
    { bare: cost(80, 40), own: cost(96, 80) },
    { bare: cost(100, 60), own: cost(120, 60) },
  ]);
  expect(table.split('\n').slice(-2)).toEqual([
    '| processor time |           100.0 |     110.0 |      × 1.2 |  kept |',
    '| on the clock   |            50.0 |      80.0 |      × 1.8 |  OVER |',
  ]);
});
