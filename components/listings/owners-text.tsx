import { translatableAttribute } from '@/lib/languages/translatable';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/**
 * Above what the landlord wrote, on a page in another language: whose words these are, and that they are Dutch.
 * @param translatable whether readers may have a translation in their place, where their browser makes one
 */
export function OwnersText({ translatable = false }: { translatable?: boolean }) {
  if (texts.ownersText === '') return null;
  return (
    <p className="mt-4 text-sm text-ci-gray-600" {...(translatable && { [translatableAttribute]: '' })}>
      {texts.ownersText}
    </p>
  );
}
