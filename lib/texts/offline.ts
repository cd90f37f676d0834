import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/offline';
import * as en from '@/lib/texts/en/server/offline';
import * as fr from '@/lib/texts/fr/server/offline';
import * as nl from '@/lib/texts/nl/server/offline';

export const { offlineTexts } = texts<typeof nl>(
  'server/offline',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
