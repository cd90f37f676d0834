import type { Metadata } from 'next';
import { CoastMap } from '@/components/map/coast-map';
import { SearchPage } from '@/components/search/search-page';
import { HydrateOnInterest } from '@/components/ui/hydrate-on-interest';
import { todayIn } from '@/lib/dates/day';
import { readFilters } from '@/lib/search/filters';
import type { RawQuery } from '@/lib/search/filters';
import { searchMetadata } from '@/lib/search/metadata';
import { declarePublicPage } from '@/server/http/request-context';
import { findOverview } from '@/server/map/find-overview';
import { countListings } from '@/server/search/count-listings';
import { searchListings } from '@/server/search/search-listings';

interface PageProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return searchMetadata(readFilters(await searchParams).filters);
}

/** The listing overview: what makes no sense in its address is left out (decisions, 'Query string'). */
export default async function ListingIndexPage({ searchParams }: PageProps) {
  const { filters } = readFilters(await searchParams);
  const [answer, { count }, overview] = await Promise.all([
    searchListings(filters),
    countListings(),
    findOverview(filters),
  ]);
  declarePublicPage({ tags: ['listings'] });
  return (
    <HydrateOnInterest>
      <CoastMap filters={filters} overview={overview} />
      <SearchPage filters={filters} answer={answer} count={count} today={todayIn()} />
    </HydrateOnInterest>
  );
}
