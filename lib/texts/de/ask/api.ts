import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/api';

export const apiTexts: InOtherWords<typeof nl.apiTexts> = {
  network:
    'Wir können den Server nicht erreichen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  unreadable: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
};
