import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/logout';

export const logoutTexts: InOtherWords<typeof nl.logoutTexts> = {
  failed: 'Die Abmeldung ist fehlgeschlagen: Sie sind noch angemeldet. Versuchen Sie es noch einmal.',
};
