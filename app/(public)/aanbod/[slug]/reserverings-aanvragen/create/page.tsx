import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { BookingRequestForm } from '@/components/booking-requests/booking-request-form';
import { BookingRequestNotFound } from '@/components/booking-requests/booking-request-not-found';
import { PlainBookingForm } from '@/components/booking-requests/plain-booking-form';
import { PageHeading } from '@/components/layout/page-heading';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { plainBookingValues } from '@/lib/booking-requests/wish';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { layoutTexts } from '@/lib/texts/layout';
import { findBookableListing } from '@/server/booking-requests/find-bookable-listing';
import { findStayWish } from '@/server/booking-requests/find-stay-wish';
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
  return pageMetadata({
    title: texts.documentTitle(listing.name),
    description: texts.documentDescription(listing.name),
    path: route('listing.booking-request.create', { slug: listing.slug }),
    index: false,
  });
}

/** Asking for a stay (spec P §2): with script a form that guides, without it a plain one that works as well. */
export default async function BookingRequestPage({ params, searchParams }: PageProps) {
  const asked = (await params).slug;
  const listing = await findListing(asked);
  if (!listing) return missingListing(asked, <BookingRequestNotFound />);
  const { slug, name, city, terms } = listing;
  const wish = await findStayWish(listing, await searchParams);
  const memory = await readFormMemory();
  const plain = (
    <PlainBookingForm
      action={`/api/listings/${slug}/booking-requests/form`}
      terms={terms}
      memory={memory ?? { values: plainBookingValues(wish, terms), errors: {} }}
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
            <BookingRequestForm slug={slug} terms={terms} wish={wish} />
          </div>
          <noscript>{plain}</noscript>
        </>
      )}
    </div>
  );
}
