/** Texts of a changeover, on its page and in its calendar. */
import type { ChangeoverSide } from '@/lib/changeovers/contract';
import { formatHour } from '@/lib/format/date';
import { changeoverTexts as texts } from '@/lib/texts/changeovers';

/** 'Vertrek 10:00u', or without a time 'Vertrek'. */
export const sideWords = (which: 'departure' | 'arrival', { time }: ChangeoverSide): string =>
  time === null ? texts[which] : texts.sideAt(texts[which], formatHour(time));

/** '4 personen, 1 kinderbedje, 2 huisdieren'. */
export function partyWords({ people, cots, pets }: ChangeoverSide): string {
  if (people === null) return texts.unknownParty;
  return [texts.people(people), cots ? texts.cots(cots) : null, pets ? texts.pets(pets) : null]
    .filter((part) => part !== null)
    .join(', ');
}
