import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { ThankYou } from '@/components/pages/thank-you';
import { pageMetadata } from '@/lib/pages/metadata';
import { isPlainArrival } from '@/lib/pages/plain-arrival';
import { partOf } from '@/lib/languages/texts';
import { isRepeatedArrival } from '@/lib/pages/repeated-arrival';
import { route } from '@/lib/paths';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { findContactableListing } from '@/server/features/contact-requests/find-contactable-listing';

const texts = partOf(contactRequestFormTexts, 'thankYou');
const sentBefore = partOf(contactRequestFormTexts, 'sentBefore');

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Metadata and page need the same listing: one query per request. */
const findListing = cache(findContactableListing);

export async function generateMetadata({ params }: PageProps) {
  const { slug } = await params;
  const listing = await findListing(slug);
  if (!listing) return missingListingMetadata(slug);
  return pageMetadata({
    title: texts.documentTitle,
    description: texts.documentDescription,
    path: route('listing.contact-request.thank-you', { slug: listing.slug }),
    index: false,
  });
}

/** Shown after sending a question; redirects to the home page after five seconds. */
export default async function ContactRequestThankYouPage({ params, searchParams }: PageProps) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  if (!(await findListing(slug)))
    return missingListing(slug, query, { title: contactRequestFormTexts.notFound });
  const told = isRepeatedArrival(query) ? sentBefore : texts;
  return (
    <ThankYou
      title={told.title}
      text={told.text}
      more={{ href: route('listing.show', { slug }), label: texts.listing }}
      plain={isPlainArrival(query)}
    />
  );
}
