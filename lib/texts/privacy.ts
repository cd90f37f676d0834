import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/privacy';
import * as en from '@/lib/texts/en/server/privacy';
import * as fr from '@/lib/texts/fr/server/privacy';
import * as nl from '@/lib/texts/nl/server/privacy';

export const { privacyTexts, topicTexts, kindTexts, privacySections } = texts<typeof nl>(
  'server/privacy',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
