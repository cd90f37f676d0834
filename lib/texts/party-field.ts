import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/party-field';
import * as en from '@/lib/texts/en/browse/party-field';
import * as fr from '@/lib/texts/fr/browse/party-field';
import * as nl from '@/lib/texts/nl/browse/party-field';

export const { partyFieldTexts, partyMisfitTexts } = texts<typeof nl>(
  'browse/party-field',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
