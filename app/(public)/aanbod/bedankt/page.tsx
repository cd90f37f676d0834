import { ThankYou } from '@/components/pages/thank-you';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { listingThankYouTexts as texts } from '@/lib/texts/listing-thank-you';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, path: route('listing.thank-you'), index: false });

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** After a listing was made: `action=create` published, `create-as-concept` kept as a draft (spec P §2). */
export default async function ListingThankYouPage({ searchParams }: PageProps) {
  const { action } = await searchParams;
  const { title, text } = action === 'create' || action === 'create-as-concept' ? texts[action] : texts.other;
  return (
    <ThankYou
      title={title}
      text={text}
      texts={texts}
      more={{ href: route('dashboard.listing.index'), label: texts.manage }}
    />
  );
}
