import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-frame';
import * as en from '@/lib/texts/en/server/letters-frame';
import * as fr from '@/lib/texts/fr/server/letters-frame';
import * as nl from '@/lib/texts/nl/server/letters-frame';

export const { letterTexts } = texts<typeof nl>(
  'server/letters-frame',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
