import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/errors';
import * as en from '@/lib/texts/en/server/errors';
import * as fr from '@/lib/texts/fr/server/errors';
import * as nl from '@/lib/texts/nl/server/errors';

export const { errorTexts } = texts<typeof nl>(
  'server/errors',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
