import { expect, it } from 'vitest';
import { areRooms } from '@/lib/listings/rooms';

it.each<[boolean, unknown]>([
  [true, []],
  [true, [{ name: '', beds: [] }]],
  [true, [{ name: 'Zolder', beds: [{ kind: 'bunk', count: 2 }] }]],
  [false, undefined],
  [false, ['Zolder']],
  [false, [{ name: 'Zolder' }]],
  [false, [{ name: 'Zolder', beds: [{ kind: 'hangmat', count: 2 }] }]],
  [false, [{ name: 'Zolder', beds: [{ kind: 'bunk', count: '2' }] }]],
])('%s: %j are rooms of a form', (expected, value) => {
  expect(areRooms(value)).toBe(expected);
});
