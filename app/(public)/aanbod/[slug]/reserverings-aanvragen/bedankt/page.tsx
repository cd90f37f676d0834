import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { BookingRequestNotFound } from '@/components/booking-requests/booking-request-not-found';
import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { ReturnHome } from '@/components/ui/return-home';
import { pageMetadata } from '@/lib/pages/metadata';
import { isPlainArrival } from '@/lib/pages/plain-arrival';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { findBookableListing } from '@/server/booking-requests/find-bookable-listing';

const texts = bookingRequestFormTexts.thankYou;

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Title and page ask for the same listing: one look-up a request. */
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

/** After a request was sent; goes home after five seconds (spec P §2). */
export default async function BookingRequestThankYouPage({ params, searchParams }: PageProps) {
  const { slug } = await params;
  if (!(await findListing(slug))) return missingListing(slug, <BookingRequestNotFound />);
  return (
    <div className="page flex flex-col items-center py-16 text-center sm:py-24">
      <Drawing name="bottle" className="mb-8 w-56" />
      <h1 className="max-w-xl">{texts.title}</h1>
      <p className="mt-4 mb-6 max-w-md text-lg text-ci-gray-700">{texts.text}</p>
      <ReturnHome
        href={route('home')}
        text={texts.leaving}
        stayLabel={texts.stay}
        stayedText={texts.stayed}
        plain={isPlainArrival(await searchParams)}
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href={route('home')}>{texts.home}</LinkButton>
        <LinkButton href={route('listing.show', { slug })} variant="secondary">
          {texts.listing}
        </LinkButton>
      </div>
    </div>
  );
}
