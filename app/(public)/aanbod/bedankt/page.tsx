import { ListingThankYou } from '@/components/pages/listing-thank-you';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { listingThankYouTexts as texts } from '@/lib/texts/listing-thank-you';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, path: route('listing.thank-you'), index: false });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Shown after creating a listing. */
export default async function ListingThankYouPage({ searchParams }: PageProps) {
  return <ListingThankYou action={(await searchParams).action} />;
}
