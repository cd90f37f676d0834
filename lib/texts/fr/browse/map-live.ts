import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map-live';

export const mapLiveTexts: InOtherWords<typeof nl.mapLiveTexts> = {
  open: 'Explorer la carte',
  loading: 'La carte se charge',
  retrying: 'La carte tarde à se charger. Nous réessayons.',
  again: 'Réessayer',
};
