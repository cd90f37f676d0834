import type { Metadata } from 'next';
import { ThankYou } from '@/components/pages/thank-you';
import { route } from '@/lib/paths';
import { listingThankYouTexts as texts } from '@/lib/texts/listing-thank-you';
import { requirePageActor } from '@/server/auth/page-actor';

export const metadata: Metadata = { title: texts.documentTitle };

interface PageProps {
  searchParams: Promise<{ action?: string | string[] }>;
}

/** After a listing was made or paid for: `create` published, `create-as-concept` kept as a draft (spec D §2). */
export default async function DashboardThankYouPage({ searchParams }: PageProps) {
  await requirePageActor(route('dashboard.thank-you'));
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
