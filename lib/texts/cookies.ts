import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/cookies';

export const { cookieTexts } = texts<typeof nl>(
  'shell/cookies',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
