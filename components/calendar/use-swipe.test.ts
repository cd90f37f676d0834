import { expect, it } from 'vitest';
import { swipeDirection } from '@/components/calendar/use-swipe';

const from = { x: 200, y: 300 };

it.each([
  ['to the left', { x: 150, y: 310 }, 1],
  ['to the right', { x: 250, y: 290 }, -1],
  ['too short', { x: 151, y: 300 }, 0],
  ['more down than aside', { x: 140, y: 380 }, 0],
])('a movement %s', (_what, to, direction) => {
  expect(swipeDirection(from, to)).toBe(direction);
});
