import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/search-alerts';
import * as en from '@/lib/texts/en/ask/search-alerts';
import * as fr from '@/lib/texts/fr/ask/search-alerts';
import * as nl from '@/lib/texts/nl/ask/search-alerts';

export const { searchAlertTexts } = texts<typeof nl>(
  'ask/search-alerts',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
