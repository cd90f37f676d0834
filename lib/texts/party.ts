import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/party';
import * as en from '@/lib/texts/en/browse/party';
import * as fr from '@/lib/texts/fr/browse/party';
import * as nl from '@/lib/texts/nl/browse/party';

export const { partyTexts, partyFaultTexts } = texts<typeof nl>(
  'browse/party',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
