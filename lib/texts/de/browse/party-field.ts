import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party-field';

export const partyFieldTexts: InOtherWords<typeof nl.partyFieldTexts> = {
  anyone: 'Gäste',
  none: 'Keine',
  unsaid: 'Wählen',
  rows: {
    adults: { label: 'Erwachsene', help: 'Ab 18 Jahren' },
    children: { label: 'Kinder', help: '2 bis 17 Jahre' },
    babies: { label: 'Babys', help: 'Unter 2 Jahren' },
    pets: { label: 'Haustiere', help: 'Nur, wo sie willkommen sind' },
  },
  fewer: (what) => `${what}: eins weniger`,
  more: (what) => `${what}: eins mehr`,
  clear: 'Löschen',
  close: 'Fertig',
};

export const partyMisfitTexts: InOtherWords<typeof nl.partyMisfitTexts> = {
  withoutPets: (pets) => (pluralForm(pets) === 'one' ? 'Weiter ohne Hund' : 'Weiter ohne Hunde'),
  elsewhere: (party) => `Passende Unterkünfte: ${party}`,
};
