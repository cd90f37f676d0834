import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/second-step';
import * as en from '@/lib/texts/en/ask/second-step';
import * as fr from '@/lib/texts/fr/ask/second-step';
import * as nl from '@/lib/texts/nl/ask/second-step';

export const { secondStepTexts } = texts<typeof nl>(
  'ask/second-step',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
