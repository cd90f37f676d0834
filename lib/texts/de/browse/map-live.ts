import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map-live';

export const mapLiveTexts: InOtherWords<typeof nl.mapLiveTexts> = {
  open: 'Karte erkunden',
  loading: 'Die Karte wird geladen',
  retrying: 'Die Karte lädt nicht sofort. Wir versuchen es noch einmal.',
  again: 'Erneut versuchen',
};
