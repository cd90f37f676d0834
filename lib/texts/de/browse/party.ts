import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party';

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

export const partyTexts: InOtherWords<typeof nl.partyTexts> = {
  adults: (count) => counted(count, 'Erwachsener', 'Erwachsene'),
  children: (count) => counted(count, 'Kind', 'Kinder'),
  babies: (count) => counted(count, 'Baby', 'Babys'),
  pets: (count) => counted(count, 'Hund', 'Hunde'),
};

export const partyFaultTexts: InOtherWords<typeof nl.partyFaultTexts> = {
  tooMany: (most) =>
    `Diese Unterkunft ist für höchstens ${counted(most, 'Person', 'Personen')}, Kinder mitgezählt.`,
  noCots: (cots) =>
    cots === 0
      ? 'In dieser Unterkunft gibt es kein Babybett: Babys zählen dort als Person, und dann ist sie zu klein.'
      : `In dieser Unterkunft gibt es ${counted(cots, 'Babybett', 'Babybetten')}: Weitere Babys zählen als Person, und dann ist sie zu klein.`,
  noPets: 'In dieser Unterkunft sind keine Haustiere erlaubt.',
};
