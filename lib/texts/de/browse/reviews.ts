import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/reviews';

export const reviewFigureTexts: InOtherWords<typeof nl.reviewFigureTexts> = {
  rating: 'Gesamteindruck',
  cleanliness: 'Sauberkeit',
  location: 'Lage',
  value: 'Preis-Leistung',
  communication: 'Kontakt mit dem Vermieter',
};

export const reviewTexts: InOtherWords<typeof nl.reviewTexts> = {
  title: 'Bewertungen',
  count: (count) =>
    pluralForm(count) === 'one'
      ? `${count} Bewertung von einem Gast, der dort gewohnt hat`
      : `${count} Bewertungen von Gästen, die dort gewohnt haben`,
  outOf: (figure) => `${figure} von 5`,
  reply: (name) => `Antwort von ${name}`,
  all: (count) => `Alle ${count} Bewertungen`,
  pages: 'Seiten mit Bewertungen',
  newer: 'Neuere Bewertungen',
  older: 'Ältere Bewertungen',
  how: 'Wer kann bewerten?',
  howText:
    'Nur wer einen zugesagten Aufenthalt in dieser Unterkunft hinter sich hat, und nur einmal pro Aufenthalt. Der Vermieter kann antworten, aber nichts löschen.',
  checked: 'So prüfen wir Bewertungen',
  anonymous: 'Ein Gast',
};
