import { listingPageTexts as texts } from '@/lib/texts/listing-page';

/** Above what the landlord wrote, on a page in another language: whose words these are, and that they are Dutch. */
export function OwnersText() {
  return texts.ownersText === '' ? null : <p className="mt-4 text-sm text-ci-gray-600">{texts.ownersText}</p>;
}
