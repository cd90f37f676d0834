import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/party-field';

export const { partyFieldTexts, partyMisfitTexts } = texts<typeof nl>(
  'browse/party-field',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
