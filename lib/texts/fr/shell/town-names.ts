import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/town-names';

/** Towns of the coast that are called otherwise in this language, by their Dutch names. */
export const townNames: InOtherWords<typeof nl.townNames> = {
  'De Haan': 'Le Coq',
  'De Panne': 'La Panne',
  Koksijde: 'Coxyde',
  Nieuwpoort: 'Nieuport',
  Oostende: 'Ostende',
  Zeebrugge: 'Zeebruges',
};
