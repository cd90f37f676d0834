import { expect, it } from 'vitest';
import {
  formatEnterpriseNumber,
  isEnterpriseNumber,
  readEnterpriseNumber,
} from '@/lib/trader/enterprise-number';

it.each(['0123456749', '0123.456.749', 'BE 0123.456.749', 'be0123 456 749', ' BE0123456749 '])(
  '%j is a number',
  (text) => {
    expect(readEnterpriseNumber(text)).toBe('0123456749');
  },
);

it.each([
  '',
  '0123.456.748',
  '123.456.749',
  '2123456749',
  '0123.456.7490',
  'NL0123456749',
  '0123-456-749',
  'x',
])('%j is none', (text) => {
  expect(readEnterpriseNumber(text)).toBeNull();
});

it('has one last pair of digits for each eight before', () => {
  for (const start of ['00000001', '01234567', '09999999', '12345678']) {
    const pairs = Array.from({ length: 100 }, (_, pair) => start + String(pair).padStart(2, '0'));
    expect(pairs.filter(isEnterpriseNumber)).toHaveLength(1);
  }
});

it('is written in three groups', () => {
  expect(formatEnterpriseNumber('0123456749')).toBe('0123.456.749');
});
