import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/plain-form';

export const plainFormTexts: InOtherWords<typeof nl.plainFormTexts> = {
  trap: 'Laissez ce champ vide',
  failed: 'Votre message n’a pas pu être envoyé. Réessayez plus tard.',
  tooFast: 'Vous avez envoyé le formulaire vraiment très vite. Relisez-le et envoyez-le à nouveau.',
  expired: 'Le formulaire est resté ouvert trop longtemps. Relisez vos données et envoyez-le à nouveau.',
  used: 'Ce formulaire a déjà été envoyé. Relisez vos données et envoyez-le à nouveau.',
};
