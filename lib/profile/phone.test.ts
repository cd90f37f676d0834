import { expect, it } from 'vitest';
import { readPhone } from '@/lib/profile/phone';

it.each([
  ['+32 470 12 34 56', '0032470123456'],
  ['0470/12.34.56', '0032470123456'],
  ['0032470123456', '0032470123456'],
  ['+31 (0)6 12 34 56 78', '0031612345678'],
  ['+49 30 901820', '004930901820'],
])('reads %s as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

it.each([
  '',
  '12',
  '470123456',
  'bel me',
  '+0 470 12 34 56',
  '0032',
  '+32 470 12 34 56 78 90 12 34',
  '+32 470 x',
])('refuses %j', (typed) => {
  expect(readPhone(typed)).toBeNull();
});
