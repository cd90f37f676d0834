import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/terms-of-service';
import * as en from '@/lib/texts/en/server/terms-of-service';
import * as fr from '@/lib/texts/fr/server/terms-of-service';
import * as nl from '@/lib/texts/nl/server/terms-of-service';

export const { termsTexts, termsArticles } = texts<typeof nl>(
  'server/terms-of-service',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
