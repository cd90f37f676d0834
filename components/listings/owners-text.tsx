import { translatableAttribute } from '@/lib/languages/translatable';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/**
 * Above what the landlord wrote, on a page in another language: whose words these are, and that they are Dutch.
 * @param translatable whether readers are offered a translation in their place, if their browser can make one
 */
export function OwnersText({ translatable = false }: { translatable?: boolean }) {
  if (texts.ownersText === '') return null;
  return (
    <p className="mt-4 text-sm text-ci-gray-600" {...(translatable && { [translatableAttribute]: '' })}>
      {texts.ownersText}
    </p>
  );
}
