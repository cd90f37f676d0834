import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/logout';

export const logoutTexts: InOtherWords<typeof nl.logoutTexts> = {
  failed: 'La déconnexion a échoué\u{a0}: vous êtes toujours connecté. Réessayez.',
};
