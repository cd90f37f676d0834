import { expect, it } from 'vitest';
import { changeDayPresets, changeDaysText, presetOf } from '@/lib/stays/weekdays';
import type { ChangeDays } from '@/lib/stays/weekdays';

const days = (arrival_days: ChangeDays['arrival_days'], departure_days = arrival_days): ChangeDays => ({
  arrival_days,
  departure_days,
});

it.each<[ChangeDays, string]>([
  [days([]), 'Aankomst en vertrek op elke dag'],
  [days([6]), 'Van zaterdag tot zaterdag'],
  [days([1, 5]), 'Aankomst en vertrek op maandag of vrijdag'],
  [days([5], []), 'Aankomst op vrijdag, vertrek op elke dag'],
  [days([1, 3, 5], [7]), 'Aankomst op maandag, woensdag of vrijdag, vertrek op zondag'],
])('%j reads %s', (changed, text) => {
  expect(changeDaysText(changed)).toBe(text);
});

it('a usual choice is known again, anything else is none', () => {
  expect(presetOf(changeDayPresets.saturday)).toBe('saturday');
  expect(presetOf(days([]))).toBe('any');
  expect(presetOf(days([1, 5]))).toBe('friday_monday');
  expect(presetOf(days([6], []))).toBeNull();
});
