import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/map-live';

export const mapLiveTexts: InOtherWords<typeof nl.mapLiveTexts> = {
  open: 'Explore the map',
  loading: 'Loading the map',
  retrying: 'The map is slow to load. We’re trying again.',
  again: 'Try again',
};
