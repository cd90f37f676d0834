import type { Language } from '@/lib/languages/language';

type Form = 'one' | 'other' | 'many';

/** The plural form of each count, the same on servers and in browsers. */
export const pluralForms: Readonly<Record<Language, readonly (readonly [count: number, form: Form])[]>> = {
  nl: [
    [0, 'other'],
    [1, 'one'],
    [1.5, 'other'],
    [2, 'other'],
    [21, 'other'],
    [1_000_000, 'other'],
  ],
  fr: [
    [0, 'one'],
    [1, 'one'],
    [1.5, 'one'],
    [2, 'other'],
    [21, 'other'],
    [999_999, 'other'],
    [1_000_000, 'many'],
    [1_000_001, 'other'],
    [1_500_000, 'other'],
    [3_000_000, 'many'],
  ],
  de: [
    [0, 'other'],
    [1, 'one'],
    [1.5, 'other'],
    [2, 'other'],
    [21, 'other'],
    [1_000_000, 'other'],
  ],
  en: [
    [0, 'other'],
    [1, 'one'],
    [1.5, 'other'],
    [2, 'other'],
    [21, 'other'],
    [1_000_000, 'other'],
  ],
};
