import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '@/components/listings/json-ld';
import { CoastMap } from '@/components/map/coast-map';
import { SearchPage } from '@/components/search/search-page';
import { todayIn } from '@/lib/dates/day';
import { breadcrumbList } from '@/lib/listings/json-ld';
import { publicEnv } from '@/lib/public-env';
import { filtersToQuery, readFilters } from '@/lib/search/filters';
import type { RawQuery } from '@/lib/search/filters';
import { isOwnOverview, onlyTown, searchMetadata } from '@/lib/search/metadata';
import { declarePublicPage } from '@/server/http/request-context';
import { findOverview } from '@/server/map/find-overview';
import { describeOffer } from '@/server/search/describe-offer';
import { searchListings } from '@/server/search/search-listings';

interface PageProps {
  searchParams: Promise<RawQuery>;
}

/** Once for the head and the body of one page, by the search as it is written in one order. */
const search = cache(async (query: string) =>
  searchListings(readFilters(Object.fromEntries(new URLSearchParams(query))).filters),
);

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { filters } = readFilters(await searchParams);
  const { data } = await search(filtersToQuery(filters));
  return searchMetadata(filters, data.length === 0);
}

/** The listing overview: what makes no sense in its address is left out (decisions, 'Query string'). */
export default async function ListingIndexPage({ searchParams }: PageProps) {
  const { filters } = readFilters(await searchParams);
  const [answer, offer, overview] = await Promise.all([
    search(filtersToQuery(filters)),
    describeOffer(),
    findOverview(filters),
  ]);
  declarePublicPage({ tags: ['listings'], scriptsWait: true });
  return (
    <>
      {isOwnOverview(filters) && (
        <JsonLd data={breadcrumbList({ city: onlyTown(filters) }, publicEnv().appUrl)} />
      )}
      <CoastMap filters={filters} overview={overview} />
      <SearchPage filters={filters} answer={answer} offer={offer} today={todayIn()} />
    </>
  );
}
