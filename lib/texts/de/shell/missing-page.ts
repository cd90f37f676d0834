import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/missing-page';

export const notFoundTexts: InOtherWords<typeof nl.notFoundTexts> = {
  documentTitle: 'Seite nicht gefunden',
  title: 'Diese Seite gibt es nicht',
  text: 'Vielleicht hat sich die Adresse geändert, oder die Seite wurde entfernt.',
  listing: 'Zur Startseite',
  listings: 'Ferienwohnungen ansehen',
};

export const tooBusyTexts: InOtherWords<typeof nl.tooBusyTexts> = {
  documentTitle: 'Einen Moment bitte',
  title: 'Einen Moment bitte',
  text: 'Über Ihre Verbindung wurden in kurzer Zeit sehr viele Seiten aufgerufen. Warten Sie eine Minute und laden Sie diese Seite dann neu.',
  shared: 'Wenn Sie sich die Verbindung mit anderen teilen, zählen deren Seiten mit.',
};
