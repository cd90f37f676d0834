/** The landlord's texts on a public page: in the page's language if the landlord wrote them in it, else in Dutch. */
import { langOf, language } from '@/lib/languages/language';
import type { PublicListing } from '@/lib/listings/contract';
import type { ListingPageModel } from '@/lib/listings/page-model';
import type { PublicTextField } from '@/lib/listings/translations';

type Words = Pick<ListingPageModel, PublicTextField | 'translated'>;

const fields = ['description', 'house_rules'] as const satisfies PublicTextField[];

/** The texts for a page in the current language. */
export function wordsOf({
  translations,
  ...dutch
}: Pick<PublicListing, PublicTextField | 'translations'>): Words {
  const { description, house_rules } = dutch;
  const locale = language();
  if (locale === 'nl') return { description, house_rules };
  const own = translations[locale];
  const translated = fields.filter((field) => own[field] !== null);
  return {
    description: own.description ?? description,
    house_rules: own.house_rules ?? house_rules,
    ...(translated.length > 0 && { translated }),
  };
}

/** Whether the text is in the page's language. */
export const isInPageLanguage = ({ translated = [] }: Words, field: PublicTextField): boolean =>
  language() === 'nl' || translated.includes(field);

/** The `lang` attribute of the text; undefined if it is in the page's language. */
export const langOfWords = (words: Words, field: PublicTextField): string | undefined =>
  isInPageLanguage(words, field) ? undefined : langOf('nl');
