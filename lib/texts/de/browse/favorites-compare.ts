import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/favorites-compare';

const days = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Tag' : 'Tage'}`;

export const favoritesCompareTexts: InOtherWords<typeof nl.favoritesCompareTexts> = {
  form: 'Reisedaten und Reisegruppe',
  who: 'Wer',
  submit: 'Preise anzeigen',
  clear: 'Reisedaten und Gäste löschen',
  title: 'Im Vergleich',
  caption: (what) => (what === '' ? 'Die Unterkünfte im Vergleich' : `Die Unterkünfte im Vergleich: ${what}`),
  home: 'Unterkunft',
  total: 'Gesamt',
  price: 'Preis',
  beach: 'Strand',
  beds: 'Betten',
  capacity: 'Personen',
  rating: 'Bewertung',
  cancellation: 'Stornierung',
  included: 'Inklusive',
  unsaid: 'Nicht angegeben',
  unrated: 'Noch keine Bewertungen',
  pending: 'Der Preis wird berechnet',
  nearest: 'Noch frei:',
  level: (percent, count) => `${percent}\u{a0}% zurück bis ${days(count)} vor der Anreise`,
  levelsEnd: 'danach nichts',
};
