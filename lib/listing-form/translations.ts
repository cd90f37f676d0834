/** The landlord's texts in the guests' other languages, as form values; '' if there is none. */
import { translatedLanguages } from '@/lib/listings/translated-languages';
import type { TranslatedLanguage } from '@/lib/listings/translated-languages';
import type { ListingTranslations } from '@/lib/listings/translations';

type TranslatedField = keyof ListingTranslations[TranslatedLanguage];
export const translatedFields = [
  'description',
  'house_rules',
  'arrival_info',
] as const satisfies readonly TranslatedField[];

export type TypedTranslations = Record<TranslatedLanguage, Record<TranslatedField, string>>;

/** @param stored null for a new listing */
export function typedTranslations(stored: ListingTranslations | null): TypedTranslations {
  const typed = (locale: TranslatedLanguage) => ({
    description: stored?.[locale].description ?? '',
    house_rules: stored?.[locale].house_rules ?? '',
    arrival_info: stored?.[locale].arrival_info ?? '',
  });
  return { fr: typed('fr'), de: typed('de'), en: typed('en') };
}

/** `translations[fr][description]` …; an empty one removes the text. */
export const wireTranslations = (typed: TypedTranslations): (readonly [name: string, text: string])[] =>
  translatedLanguages.flatMap((locale) =>
    translatedFields.map((field) => [`translations[${locale}][${field}]`, typed[locale][field]] as const),
  );

const at = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Whether a value has every text in every language. */
export const areTypedTranslations = (value: unknown): value is TypedTranslations =>
  translatedLanguages.every((locale) =>
    translatedFields.every((field) => typeof at(at(value, locale), field) === 'string'),
  );
