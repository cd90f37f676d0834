import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/error-page';

export const errorPageTexts: InOtherWords<typeof nl.errorPageTexts> = {
  documentTitle: 'Etwas ist schiefgelaufen',
  title: 'Etwas ist schiefgelaufen',
  text: 'Diese Seite kann gerade nicht angezeigt werden. Versuchen Sie es noch einmal oder gehen Sie zurück zur Startseite.',
  retry: 'Erneut versuchen',
  frontPage: 'Zur Startseite',
};
