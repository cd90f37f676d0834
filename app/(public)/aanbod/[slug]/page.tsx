import { cache } from 'react';
import { listingMetadata } from './metadata';
import { missingListing, missingListingMetadata } from './missing-listing';
import { NotFoundView } from '@/components/layout/not-found-view';
import { JsonLd } from '@/components/listings/json-ld';
import { ListingPage } from '@/components/listings/listing-page';
import { ListingMap } from '@/components/map/listing-map';
import { AdminBlock } from '@/components/moderation/admin-block';
import { breadcrumbList, vacationRental } from '@/lib/listings/json-ld';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { listingName } from '@/lib/listings/title';
import { mapHomeOf } from '@/lib/map/home';
import { moderationState } from '@/lib/moderation/lifecycle';
import { publicEnv } from '@/lib/public-env';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { findPageActor } from '@/server/auth/page-actor';
import { declarePublicPage } from '@/server/http/request-context';
import { findListingPage } from '@/server/listings/find-listing-page';

interface PageProps {
  params: Promise<{ slug: string }>;
}

/** Once for the head and the body of one page. */
const findPage = cache((slug: string) => findListingPage(slug, findPageActor));

export async function generateMetadata({ params }: PageProps) {
  const { slug } = await params;
  const found = await findPage(slug);
  return found ? listingMetadata(found) : missingListingMetadata(slug);
}

function moderatedHome(listing: ListingPageModel) {
  const { id, slug, approved_at: approved, disabled_at: disabled, pictures } = listing;
  return {
    id,
    slug,
    name: listingName(listing),
    state: moderationState({ approved, disabled }),
    pictures: pictures.map(({ id: pictureId, order_number }) => ({ id: pictureId, order_number })),
  };
}

export default async function ListingShowPage({ params }: PageProps) {
  const { slug } = await params;
  const found = await findPage(slug);
  if (!found) {
    return missingListing(
      slug,
      <NotFoundView title={listingPageTexts.notFound} text={listingPageTexts.notFoundText} />,
    );
  }
  const { listing, landlordId, visibility } = found;
  if (visibility !== 'hidden') {
    declarePublicPage({ tags: [`listing:${listing.id}`, `landlord:${landlordId}`], scriptsWait: true });
  }
  const { appUrl } = publicEnv();
  const home = mapHomeOf(listing);
  return (
    <>
      {visibility === 'online' && (
        <>
          <JsonLd data={vacationRental(listing, appUrl)} />
          <JsonLd data={breadcrumbList(listing, appUrl)} />
        </>
      )}
      <ListingPage
        listing={listing}
        map={home && <ListingMap home={home} />}
        notice={
          visibility === 'hidden' && listing.disabled_at === null ? listingPageTexts.waiting : undefined
        }
      >
        <AdminBlock home={moderatedHome(listing)} />
      </ListingPage>
    </>
  );
}
