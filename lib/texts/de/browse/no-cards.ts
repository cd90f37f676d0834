import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/no-cards';

export const noCardsTexts: InOtherWords<typeof nl.noCardsTexts> = {
  none: 'Keine Ergebnisse',
  noneText:
    'Keine Unterkunft passt zu allem, was Sie suchen. Lassen Sie einen Filter weg, wählen Sie andere Tage oder speichern Sie Ihre Suche.',
  keep: 'Diese Suche speichern',
  saveText: 'Dann schreiben wir Ihnen, sobald eine passende Unterkunft hinzukommt oder frei wird.',
  clear: 'Alle Filter löschen',
  pastLast: 'Diese Ergebnisseite gibt es nicht oder nicht mehr.',
  pastLastText: 'Es gibt aber Unterkünfte, die zu Ihrer Suche passen.',
  firstPage: 'Zur ersten Seite',
  lastPage: (page) => `Zur letzten Seite (${page})`,
};
