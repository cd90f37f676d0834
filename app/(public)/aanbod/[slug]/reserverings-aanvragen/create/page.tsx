import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { BookingRequestForm } from '@/components/booking-requests/booking-request-form';
import { PartyRefused } from '@/components/booking-requests/party-refused';
import { PlainBookingForm } from '@/components/booking-requests/plain-booking-form';
import { PlainRequestAside } from '@/components/booking-requests/plain-request-aside';
import { StayRefused } from '@/components/booking-requests/stay-refused';
import { WithOrWithoutScript } from '@/components/forms/with-or-without-script';
import { RequestPage } from '@/components/requests/request-page';
import { judgeRequestedStay, quoteRequestedStay } from '@/lib/booking-requests/judged-stay';
import {
  partyOf,
  plainBookingValues,
  queryOfRequest,
  readRequestedStay,
} from '@/lib/booking-requests/requested-stay';
import { hasDeposit } from '@/lib/stays/deposit';
import { fitsIn } from '@/lib/stays/party';
import { paymentTermsText } from '@/lib/payments/terms-text';
import { pageMetadata } from '@/lib/pages/metadata';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { findBookableListing } from '@/server/features/stays/find-bookable-listing';
import { issueBookingFormToken } from '@/server/features/booking-requests/submit-plain-form';
import { readFormMemory } from '@/server/http/form-memory';
import { letScriptsWait } from '@/server/http/request-context';
import { plainFormFields } from '@/server/http/plain-form';
import { findCover } from '@/server/features/listings/find-cover';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';

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
    title: texts.documentTitle(listing.name),
    description: texts.documentDescription(listing.name),
    // For search engines it is a part of the listing page.
    path: route('listing.show', { slug: listing.slug }),
  });
}

/**
 * The form for requesting a stay (docs/rules/booking-requests.md#fields): interactive with script, a plain but complete
 * one without.
 */
export default async function BookingRequestPage({ params, searchParams }: PageProps) {
  const wanted = (await params).slug;
  const [given, listing] = await Promise.all([searchParams, findListing(wanted)]);
  if (!listing) return missingListing(wanted, given, { title: texts.notFound });
  const { slug, name, city, terms, cancellation } = listing;
  const payment = paymentTermsText(listing.paymentTerms, hasDeposit(terms.tariff));
  const asked = readRequestedStay(given);
  const { requested, refusal, nearest, taken } = judgeRequestedStay(asked, terms);
  const party = partyOf(requested, terms);
  const [memory, months, cover] = await Promise.all([
    readFormMemory(),
    guestDataMonths(),
    findCover({ id: listing.id }),
  ]);
  if (!cover) return missingListing(wanted, given, { title: texts.notFound });
  const values = plainBookingValues(requested, terms);
  const quote = quoteRequestedStay(requested, terms);
  letScriptsWait();
  const plain = (
    <div className="grid items-start gap-x-16 gap-y-8 lg:@2xl:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
      <aside className="lg:@2xl:col-start-2">
        <PlainRequestAside {...{ listing: cover, terms, cancellation, payment, requested, quote }} />
      </aside>
      <div className="lg:@2xl:col-start-1 lg:@2xl:row-start-1">
        <PlainBookingForm
          action={`/api/listings/${slug}/booking-requests/form`}
          terms={terms}
          isDoubtful={refusal !== null || !fitsIn(terms, party)}
          memory={memory ?? { values, errors: refusal === null ? {} : { start_date: [refusal] } }}
          fields={plainFormFields}
          token={issueBookingFormToken(listing)}
          guestDataMonths={months}
        />
      </div>
    </div>
  );
  return (
    <RequestPage
      listing={listing}
      breadcrumb={texts.breadcrumb}
      title={texts.title}
      intro={texts.intro(name, city ? townName(city.name) : '')}
      query={queryOfRequest(asked)}
    >
      <PartyRefused {...{ slug, terms, requested, party }} />
      {refusal !== null && <StayRefused {...{ slug, refusal, nearest, taken, requested }} />}
      <WithOrWithoutScript
        keepsPresses
        form={
          <BookingRequestForm
            {...{ slug, listing: cover, terms, cancellation, payment, requested, quote }}
            isRefused={refusal !== null}
            guestDataMonths={months}
          />
        }
        plain={plain}
        isRefused={memory !== null}
      />
    </RequestPage>
  );
}
