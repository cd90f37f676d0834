import { translatedLanguages } from '@/lib/listings/translated-languages';
import { moderationTexts as texts } from '@/lib/texts/moderation';

/** The landlord's public words in other languages, one by one, in the order in which admins read them. */
export const translatedTexts = translatedLanguages.flatMap((locale) =>
  (['description', 'house_rules'] as const).map((field) => ({
    locale,
    field,
    label: texts.translated[locale][field],
  })),
);
