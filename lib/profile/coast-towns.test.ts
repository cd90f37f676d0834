import { expect, it } from 'vitest';
import { townOfPostcode } from '@/lib/profile/coast-towns';

it.each([
  ['8400', 'Oostende'],
  [' 8660 ', 'De Panne'],
  // Koksijde and Oostduinkerke share a postcode, as do De Haan and Wenduine.
  ['8670', null],
  ['8420', null],
  ['9000', null],
  ['', null],
])('%j is %s', (postcode, town) => {
  expect(townOfPostcode(postcode)).toBe(town);
});
