/**
 * The landlord's texts in the guests' other languages: `translations` in the listing form and in API answers
 * (docs/rules/listing-form.md#translations).
 */
import { toLines } from '@/lib/api/typed-text';
import { z } from '@/lib/api/zod';
import { DESCRIPTION_LENGTH, MAX_ARRIVAL_INFO, MAX_HOUSE_RULES } from '@/lib/listings/form-limits';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import { fieldLabels, validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';

/** Maximum characters; only the Dutch description has a minimum. */
const lengths = {
  description: DESCRIPTION_LENGTH.max,
  house_rules: MAX_HOUSE_RULES,
  arrival_info: MAX_ARRIVAL_INFO,
} as const;
type TranslatedField = keyof typeof lengths;
const translatedFields = ['description', 'house_rules', 'arrival_info'] as const satisfies TranslatedField[];

const words = z.string().nullable();
const publicTexts = z.object({ description: words, house_rules: words });
const allTexts = publicTexts.extend({ arrival_info: words });

/** Null if the landlord wrote none in that language: the Dutch text is used. */
export const translationsDto = z.object({ fr: allTexts, de: allTexts, en: allTexts });
export type ListingTranslations = z.infer<typeof translationsDto>;

/** The public ones. */
export const publicTranslationsDto = z.object({ fr: publicTexts, de: publicTexts, en: publicTexts });
export type PublicTranslations = z.infer<typeof publicTranslationsDto>;

/** A landlord's text on a public page. */
export type PublicTextField = 'description' | 'house_rules';

const none = { description: null, house_rules: null, arrival_info: null };
export const noTranslations: ListingTranslations = { fr: none, de: none, en: none };

/** One text: absent leaves it unchanged, empty or null removes it. Error messages also name the language. */
function changedWords(locale: TranslatedLanguage, field: TranslatedField) {
  const limit = lengths[field];
  const error = (template: 'invalid' | 'tooLong') => () =>
    fill(validationTexts[template], {
      label: `${fieldLabels[field] ?? field} (${fieldLabels[locale] ?? locale})`,
      limit: String(limit),
    });
  return z
    .string({ error: error('invalid') })
    .overwrite(toLines)
    .max(limit, { error: error('tooLong') })
    .nullable()
    .transform((text) => text || null)
    .optional();
}

const changedTexts = (locale: TranslatedLanguage) =>
  z
    .object({
      description: changedWords(locale, 'description'),
      house_rules: changedWords(locale, 'house_rules'),
      arrival_info: changedWords(locale, 'arrival_info'),
    })
    .strict()
    .optional();

/** `translations[fr][description]` …, or the same as JSON; none is ever required. */
export const translationsInput = z
  .object({ fr: changedTexts('fr'), de: changedTexts('de'), en: changedTexts('en') })
  .strict();
export type TranslationsInput = z.output<typeof translationsInput>;

/** The translations after submitting a form: texts that were not sent stay unchanged. */
export function applyTranslations(
  before: ListingTranslations,
  input: TranslationsInput | undefined,
): ListingTranslations {
  const after = (locale: TranslatedLanguage) => {
    const sent = translatedFields.filter((field) => input?.[locale]?.[field] !== undefined);
    return {
      ...before[locale],
      ...Object.fromEntries(sent.map((field) => [field, input?.[locale]?.[field]])),
    };
  };
  return { fr: after('fr'), de: after('de'), en: after('en') };
}
