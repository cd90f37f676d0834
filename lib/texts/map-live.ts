import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/map-live';
import * as en from '@/lib/texts/en/browse/map-live';
import * as fr from '@/lib/texts/fr/browse/map-live';
import * as nl from '@/lib/texts/nl/browse/map-live';

export const { mapLiveTexts } = texts<typeof nl>(
  'browse/map-live',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
