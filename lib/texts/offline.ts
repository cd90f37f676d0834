import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/server/offline';

export const { offlineTexts } = texts<typeof nl>(
  'server/offline',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
