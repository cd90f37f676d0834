import { expect, it } from 'vitest';
import { formatPhone, phoneHref } from '@/lib/format/phone';

it.each([
  ['0032470123456', '+32 470 12 34 56', 'tel:+32470123456'],
  ['003259123456', '+32 59 12 34 56', 'tel:+3259123456'],
  ['0031612345678', '+31 612 34 56 78', 'tel:+31612345678'],
  ['003212345', '+32 123 45', 'tel:+3212345'],
  ['+32 59 12 34 56', '+32 59 12 34 56', 'tel:+3259123456'],
])('%s is shown as %s', (stored, shown, href) => {
  expect(formatPhone(stored)).toBe(shown);
  expect(phoneHref(stored)).toBe(href);
});
