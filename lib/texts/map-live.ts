import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/map-live';

export const { mapLiveTexts } = texts<typeof nl>(
  'browse/map-live',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
