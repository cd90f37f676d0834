import { expect, it } from 'vitest';
import { cut } from '@/lib/format/cut';

it.each([
  ['Zeedijk', 4, 'Zeed'],
  ['Zeedijk', 80, 'Zeedijk'],
  ['Zee😀', 4, 'Zee'],
  ['Zee😀', 5, 'Zee😀'],
  ['', 3, ''],
])('%j has at most %i characters', (text, max, rest) => {
  expect(cut(text, max)).toBe(rest);
  expect(cut(text, max).isWellFormed()).toBe(true);
});
