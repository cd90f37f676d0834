import { ThankYou } from '@/components/pages/thank-you';
import { route } from '@/lib/desk-paths';
import { listingThankYouTexts as texts } from '@/lib/texts/listing-thank-you';

/** Shown after a listing was created: `action=create` for published, `create-as-concept` for saved as a concept. */
export function ListingThankYou({ action }: { action: string | string[] | undefined }) {
  const { title, text } = action === 'create' || action === 'create-as-concept' ? texts[action] : texts.other;
  return (
    <ThankYou
      title={title}
      text={text}
      more={{ href: route('dashboard.listing.index'), label: texts.manage }}
    />
  );
}
