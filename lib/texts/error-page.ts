import { basicTexts } from '@/lib/languages/basic-texts';
import { texts } from '@/lib/languages/texts';
import type { InOtherWords } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/error-page';
import * as en from '@/lib/texts/en/shell/error-page';
import * as fr from '@/lib/texts/fr/shell/error-page';
import * as nl from '@/lib/texts/nl/shell/error-page';

export const errorPageTexts: InOtherWords<typeof nl.errorPageTexts> =
  typeof window === 'undefined'
    ? texts<typeof nl>('shell/error-page', { nl, fr, de, en }).errorPageTexts
    : basicTexts('error-page', 'errorPageTexts');
