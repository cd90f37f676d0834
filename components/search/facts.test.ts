import { expect, it } from 'vitest';
import { facts, isAsked } from '@/components/search/facts';
import { readFilters } from '@/lib/search/filters';

it('are six, and each is a search', () => {
  expect(facts).toHaveLength(6);
  for (const { name, value } of facts) expect(readFilters({ [name]: value }).faults.size, name).toBe(0);
});

it.each([
  ['oceanview', 'front,side', true],
  ['oceanview', 'front', true],
  ['oceanview', 'side', true],
  ['oceanview', 'no', false],
  ['oceanview', 'front,no', false],
  ['oceanview', undefined, false],
  ['pets', '2', true],
  ['pets', '', false],
  ['listing_setting_lift', '1', true],
] as const)('%s=%s is asked for: %s', (name, value, expected) => {
  expect(isAsked({ name }, value)).toBe(expected);
});
