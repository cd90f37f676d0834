import { expect, it } from 'vitest';
import { greeting } from '@/components/today/greeting';

it.each([
  [0, 'Goedemorgen Marie'],
  [11, 'Goedemorgen Marie'],
  [12, 'Goedemiddag Marie'],
  [17, 'Goedemiddag Marie'],
  [18, 'Goedenavond Marie'],
  [23, 'Goedenavond Marie'],
])('at %i o’clock: %s', (hour, text) => {
  expect(greeting(hour, 'Marie')).toBe(text);
});
