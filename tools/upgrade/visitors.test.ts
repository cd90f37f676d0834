import { expect, it } from 'vitest';
import { differencesIn, nightsIn } from '@/tools/upgrade/visitors';

it('are what both answers tell, and tell differently', () => {
  const before = { data: [{ id: 1, price: 90, old: true }], total: 1 };
  expect(differencesIn(before, { data: [{ id: 1, price: 90, rating: 4 }], total: 1, facets: {} })).toEqual(
    [],
  );
  expect(differencesIn(before, { data: [{ id: 1, price: 95 }], total: 2 })).toEqual([
    '.data[].price',
    '.total',
  ]);
  expect(differencesIn(before, { data: [], total: 1 })).toEqual(['.data.length']);
  expect(differencesIn('BEGIN', 'BEGIN\n')).toEqual(['']);
  expect(differencesIn({ a: null }, { a: {} })).toEqual(['.a']);
});

it('nights are the same in one event or in two', () => {
  const event = (from: string, to: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nEND:VEVENT\r\n`;
  const nights = ['2026-11-29', '2026-11-30', '2026-12-01'];
  expect(nightsIn(`BEGIN:VCALENDAR\r\n${event('20261129', '20261202')}END:VCALENDAR`)).toEqual(nights);
  expect(nightsIn(event('20261201', '20261202') + event('20261129', '20261201'))).toEqual(nights);
  expect(nightsIn('BEGIN:VCALENDAR\r\nEND:VCALENDAR')).toEqual([]);
});
