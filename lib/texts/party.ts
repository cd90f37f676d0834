import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/party';

export const { partyTexts, partyFaultTexts } = texts<typeof nl>(
  'browse/party',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
