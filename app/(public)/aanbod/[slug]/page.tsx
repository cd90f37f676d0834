import { cache } from 'react';
import { ListingPart } from './listing-part';
import { listingMetadata } from './metadata';
import { missingListing, missingListingMetadata } from './missing-listing';
import { sentPageOf } from '@/lib/listings/sent-page';
import { readReviewsPage, reviewsParameter } from '@/lib/reviews/page-reviews';
import { carriedQueryIn } from '@/lib/search/carried-range';
import { carriedStay } from '@/lib/search/carried-stay';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { findPageActor } from '@/server/auth/page-actor';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';
import { answerStay } from '@/server/features/stays/answer-stay';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One query for both metadata and page. */
const findPage = cache((slug: string, reviewsPage: number | null) =>
  findListingPage(slug, findPageActor, reviewsPage),
);

/** The stay in the address. The search params are those of the canonical address (server/front/address.ts). */
async function findStay({ params, searchParams }: PageProps) {
  const [{ slug }, given] = await Promise.all([params, searchParams]);
  const query = carriedQueryIn(given);
  return { query: carriedStay(query), answer: await answerStay(slug, query) };
}

async function findAsked({ params, searchParams }: PageProps) {
  const [{ slug }, { [reviewsParameter]: reviews }] = await Promise.all([params, searchParams]);
  return findPage(slug, readReviewsPage(reviews));
}

export async function generateMetadata(props: PageProps) {
  const found = await findAsked(props);
  return found ? listingMetadata(found) : missingListingMetadata((await props.params).slug);
}

export default async function ListingShowPage(props: PageProps) {
  const [found, asked] = await Promise.all([findAsked(props), findStay(props)]);
  if (!found) {
    const { notFound: title, notFoundText: text } = listingPageTexts;
    return missingListing((await props.params).slug, await props.searchParams, { title, text });
  }
  const { listing, landlordId, visibility, goodFor } = found;
  if (visibility === 'online' || visibility === 'retired') {
    declarePublicPage({ tags: [`listing:${listing.id}`, `landlord:${landlordId}`], goodFor });
    letScriptsWait();
  }
  return <ListingPart sent={sentPageOf(listing)} visibility={visibility} asked={asked} />;
}
