import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { BookingRequestForm } from '@/components/booking-requests/booking-request-form';
import { BookingRequestNotFound } from '@/components/booking-requests/booking-request-not-found';
import { PlainBookingForm } from '@/components/booking-requests/plain-booking-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { isDay } from '@/lib/dates/day';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { layoutTexts } from '@/lib/texts/layout';
import { findBookableListing } from '@/server/booking-requests/find-bookable-listing';
import { issueBookingFormToken } from '@/server/booking-requests/submit-plain-form';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';

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
  return { title: texts.documentTitle(listing.name), robots: { index: false } };
}

const empty = {
  values: { country: 'be', number_of_adults: '2', number_of_children: '0', number_of_pets: '0' },
  errors: {},
};

/** Asking for a stay (spec P §2): with script a form that guides, without it a plain one that works as well. */
export default async function BookingRequestPage({ params, searchParams }: PageProps) {
  const asked = (await params).slug;
  const listing = await findListing(asked);
  if (!listing) return missingListing(asked, <BookingRequestNotFound />);
  const { slug, name, city, terms } = listing;
  const { arrival, departure } = await searchParams;
  const stay = isDay(arrival) && isDay(departure) ? { start_date: arrival, end_date: departure } : null;
  const memory = await readFormMemory();
  const plain = (
    <PlainBookingForm
      action={`/api/listings/${slug}/booking-requests/form`}
      terms={terms}
      memory={memory ?? { ...empty, values: { ...empty.values, ...stay } }}
      fields={plainFormFields}
      token={issueBookingFormToken(listing)}
    />
  );
  return (
    <div className="page py-8 sm:py-12">
      <Breadcrumb
        className="mb-6"
        items={[
          { label: layoutTexts.menuItems.home, href: route('home') },
          { label: layoutTexts.menuItems.listings, href: route('listing.index') },
          { label: name, href: route('listing.show', { slug }) },
          { label: texts.breadcrumb },
        ]}
      />
      <PageHeading title={texts.title} intro={texts.intro(name, city?.name ?? '')} />
      {memory ? (
        plain
      ) : (
        <>
          <div className="noscript:hidden">
            <BookingRequestForm slug={slug} terms={terms} stay={stay ?? { start_date: '', end_date: '' }} />
          </div>
          <noscript>{plain}</noscript>
        </>
      )}
    </div>
  );
}
