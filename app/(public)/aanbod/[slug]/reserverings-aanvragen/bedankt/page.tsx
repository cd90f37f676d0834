import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { StayReceipt } from '@/components/booking-requests/stay-receipt';
import { ThankYou } from '@/components/pages/thank-you';
import { queryOfReceipt } from '@/lib/booking-requests/requested-stay';
import { withCarried } from '@/lib/search/carried-stay';
import { partOf } from '@/lib/languages/texts';
import { pageMetadata } from '@/lib/pages/metadata';
import { isPlainArrival } from '@/lib/pages/plain-arrival';
import { isRepeatedArrival } from '@/lib/pages/repeated-arrival';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { findBookableListing } from '@/server/features/stays/find-bookable-listing';
import { findReceipt } from '@/server/features/booking-requests/receipt';
import { findCover } from '@/server/features/listings/find-cover';

const texts = partOf(bookingRequestFormTexts, 'thankYou');
const sentBefore = partOf(bookingRequestFormTexts, 'sentBefore');

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Metadata and page need the same listing: one query per request. */
const findListing = cache(findBookableListing);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const listing = await findListing(slug);
  if (!listing) return missingListingMetadata(slug);
  return pageMetadata({
    title: texts.documentTitle,
    description: texts.documentDescription,
    path: route('listing.booking-request.thank-you', { slug: listing.slug }),
    index: false,
  });
}

/** Shown after sending a request; redirects to the home page after five seconds. */
export default async function BookingRequestThankYouPage({ params, searchParams }: PageProps) {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const listing = await findListing(slug);
  if (!listing) return missingListing(slug, query, { title: bookingRequestFormTexts.notFound });
  const [receipt, cover] = await Promise.all([findReceipt(listing.id), findCover({ id: listing.id })]);
  const told = isRepeatedArrival(query) ? sentBefore : texts;
  return (
    <ThankYou
      title={told.title}
      text={told.text}
      more={{
        href: withCarried(route('listing.show', { slug }), receipt ? queryOfReceipt(receipt) : ''),
        label: texts.listing,
      }}
      plain={isPlainArrival(query)}
    >
      {receipt && <StayReceipt listing={cover} receipt={receipt} />}
    </ThankYou>
  );
}
