import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party-field';

export const partyFieldTexts: InOtherWords<typeof nl.partyFieldTexts> = {
  anyone: 'Guests',
  none: 'None',
  unsaid: 'Choose',
  rows: {
    adults: { label: 'Adults', help: 'Aged 18 and over' },
    children: { label: 'Children', help: 'Aged 2 to 17' },
    babies: { label: 'Babies', help: 'Under 2' },
    pets: { label: 'Pets', help: 'Only where they’re welcome' },
  },
  fewer: (what) => `${what}: one fewer`,
  more: (what) => `${what}: one more`,
  clear: 'Clear',
  close: 'Done',
};

export const partyMisfitTexts: InOtherWords<typeof nl.partyMisfitTexts> = {
  withoutPets: (pets) =>
    pluralForm(pets) === 'one' ? 'Continue without the dog' : 'Continue without the dogs',
  elsewhere: (party) => `Homes for ${party}`,
};
