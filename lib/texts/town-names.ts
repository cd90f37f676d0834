import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/town-names';
import * as en from '@/lib/texts/en/shell/town-names';
import * as fr from '@/lib/texts/fr/shell/town-names';
import * as nl from '@/lib/texts/nl/shell/town-names';

export const { townNames } = texts<typeof nl>(
  'shell/town-names',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
