import type { Metadata } from 'next';
import { cache } from 'react';
import { missingListing, missingListingMetadata } from '@/app/(public)/aanbod/[slug]/missing-listing';
import { ContactRequestForm } from '@/components/contact-requests/contact-request-form';
import { PlainContactRequestForm } from '@/components/contact-requests/plain-contact-request-form';
import { WithOrWithoutScript } from '@/components/forms/with-or-without-script';
import { RequestPage } from '@/components/requests/request-page';
import { LinkButton } from '@/components/ui/link-button';
import { queryOfRequest, readRequestedStay } from '@/lib/booking-requests/requested-stay';
import type { StayQuery } from '@/lib/booking-requests/requested-stay';
import { withCarried } from '@/lib/search/carried-stay';
import { pageMetadata } from '@/lib/pages/metadata';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { contactRequestFormTexts as texts } from '@/lib/texts/contact-requests';
import { findContactableListing } from '@/server/features/contact-requests/find-contactable-listing';
import { issueContactRequestFormToken } from '@/server/features/contact-requests/submit-plain-form';
import { readFormMemory } from '@/server/http/form-memory';
import { plainFormFields } from '@/server/http/plain-form';
import { letScriptsWait } from '@/server/http/request-context';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<StayQuery>;
}

/** Metadata and page need the same listing: one query per request. */
const findListing = cache(findContactableListing);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const listing = await findListing(slug);
  if (!listing) return missingListingMetadata(slug);
  return pageMetadata({
    title: texts.documentTitle(listing.name),
    description: texts.documentDescription(listing.name),
    path: route('listing.contact-request.create', { slug: listing.slug }),
    index: false,
  });
}

const empty = { values: { country: 'be' }, errors: {} };

/**
 * The form for asking a landlord a question (docs/rules/contact-requests.md#questions-to-an-owner), with script or, as
 * a plain form, without.
 */
export default async function ContactRequestPage({ params, searchParams }: PageProps) {
  const asked = (await params).slug;
  const given = await searchParams;
  const query = queryOfRequest(readRequestedStay(given));
  const listing = await findListing(asked);
  if (!listing) return missingListing(asked, given, { title: texts.notFound });
  const { slug, name, city } = listing;
  const [memory, months] = await Promise.all([readFormMemory(), guestDataMonths()]);
  letScriptsWait();
  const plain = (
    <PlainContactRequestForm
      slug={slug}
      memory={memory ?? empty}
      fields={plainFormFields}
      token={issueContactRequestFormToken(listing)}
      guestDataMonths={months}
    />
  );
  return (
    <RequestPage
      listing={listing}
      breadcrumb={texts.breadcrumb}
      title={texts.title}
      intro={texts.intro(name, city && townName(city))}
      query={query}
    >
      <div className="grid items-start gap-x-16 gap-y-10 lg:@2xl:grid-cols-[minmax(0,1fr)_min(22rem,40%)]">
        <div>
          <WithOrWithoutScript
            keepsPresses
            form={<ContactRequestForm slug={slug} guestDataMonths={months} />}
            plain={plain}
            isRefused={memory !== null}
          />
        </div>
        <aside className="rounded-panel bg-sand p-6">
          <p>{texts.reserve}</p>
          <LinkButton
            href={withCarried(route('listing.booking-request.create', { slug }), query)}
            variant="secondary"
            className="mt-4"
          >
            {texts.reserveLink}
          </LinkButton>
        </aside>
      </div>
    </RequestPage>
  );
}
