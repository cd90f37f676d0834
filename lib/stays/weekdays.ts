/** The weekdays on which a season allows arrivals and departures, for the landlord's form and as text. */
import type { Weekday } from '@/lib/dates/day';
import { capitalised, listWords } from '@/lib/format/words';
import { weekdayTexts } from '@/lib/texts/format';
import { stayWeekdayTexts as texts } from '@/lib/texts/stay-prices';

/** For a season; an empty list means any day. */
export interface ChangeDays {
  readonly arrival_days: readonly Weekday[];
  readonly departure_days: readonly Weekday[];
}

export const everyWeekday: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

const both = (...days: Weekday[]): ChangeDays => ({ arrival_days: days, departure_days: days });

/** Common choices. */
export const changeDayPresets = {
  any: both(),
  saturday: both(6),
  friday_monday: both(1, 5),
} as const satisfies Record<string, ChangeDays>;
export type ChangeDayPreset = keyof typeof changeDayPresets;

const isSame = (a: readonly Weekday[], b: readonly Weekday[]) => a.join() === b.join();

/** The common choice that these days match, or null. */
export function presetOf(days: ChangeDays): ChangeDayPreset | null {
  const names = Object.keys(changeDayPresets) as ChangeDayPreset[];
  return (
    names.find((name) => {
      const preset: ChangeDays = changeDayPresets[name];
      return (
        isSame(preset.arrival_days, days.arrival_days) && isSame(preset.departure_days, days.departure_days)
      );
    }) ?? null
  );
}

const wordsOf = (days: readonly Weekday[]) =>
  days.length === 0 ? texts.anyDay : listWords(days.map((day) => weekdayTexts.long[day]));

/** 'Van zaterdag tot zaterdag', 'Aankomst op vrijdag, vertrek op elke dag'. */
export function changeDaysText({ arrival_days: arrival, departure_days: departure }: ChangeDays): string {
  if (!isSame(arrival, departure)) return texts.different(wordsOf(arrival), wordsOf(departure));
  const [only] = arrival;
  if (arrival.length === 1 && only) return texts.sameDay(weekdayTexts.long[only]);
  return capitalised(texts.same(wordsOf(arrival)));
}
