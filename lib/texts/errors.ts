import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/server/errors';
import * as nl from '@/lib/texts/nl/server/errors';

export const { errorTexts } = texts<typeof nl>(
  'server/errors',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
