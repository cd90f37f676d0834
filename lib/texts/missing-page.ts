import { basicTexts } from '@/lib/languages/basic-texts';
import { texts } from '@/lib/languages/texts';
import type { InOtherWords } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/missing-page';
import * as en from '@/lib/texts/en/shell/missing-page';
import * as fr from '@/lib/texts/fr/shell/missing-page';
import * as nl from '@/lib/texts/nl/shell/missing-page';

type Of<Name extends keyof typeof nl> = InOtherWords<(typeof nl)[Name]>;

const all = typeof window === 'undefined' ? texts<typeof nl>('shell/missing-page', { nl, fr, de, en }) : null;

export const notFoundTexts: Of<'notFoundTexts'> =
  all?.notFoundTexts ?? basicTexts('missing-page', 'notFoundTexts');
export const tooBusyTexts: Of<'tooBusyTexts'> =
  all?.tooBusyTexts ?? basicTexts('missing-page', 'tooBusyTexts');
