import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '@/components/listings/json-ld';
import { CoastMap } from '@/components/map/coast-map';
import { NoCards } from '@/components/search/no-cards';
import { SearchPart } from '@/components/search/search-part';
import { todayIn } from '@/lib/dates/day';
import { breadcrumbList } from '@/lib/listings/json-ld';
import { idOfSent } from '@/lib/listings/sent-card';
import { publicEnv } from '@/lib/public-env';
import type { RawQuery } from '@/lib/search/filters';
import { isOwnOverview, onlyTown, searchMetadata } from '@/lib/search/metadata';
import { overviewModel } from '@/lib/search/overview-model';
import { isPanelAsked, panelParameter } from '@/lib/search/panel';
import { declarePublicPage, letScriptsWait } from '@/server/http/request-context';
import { askedSearch, findOverviewPage } from '@/server/features/search/page/find-overview-page';

interface PageProps {
  searchParams: Promise<RawQuery>;
}

/** Reads all query parameters, which tells the client-side router that the page depends on all of them. */
const filtersOf = async (query: Promise<RawQuery>) => askedSearch({ ...(await query) });
/** One query for both metadata and page, keyed by the object that `filtersOf` returned. */
const findPage = cache(findOverviewPage);

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const filters = await filtersOf(searchParams);
  const { found } = await findPage(filters);
  return searchMetadata(filters, found.cards.length === 0);
}

/** The listing overview; invalid parameters are ignored (docs/rules/search.md#what-makes-no-sense). */
export default async function ListingIndexPage({ searchParams }: PageProps) {
  const filters = await filtersOf(searchParams);
  const { found, offer, overview, town } = await findPage(filters);
  const shown = found.cards.map(idOfSent);
  declarePublicPage({ tags: [], overview: { filters, shown } });
  letScriptsWait();
  const isPanelOpen = isPanelAsked((await searchParams)[panelParameter]);
  const model = overviewModel({ filters, found, offer, today: todayIn(), isPanelOpen, town });
  return (
    <>
      {isOwnOverview(filters) && (
        <JsonLd data={breadcrumbList({ city: onlyTown(filters) }, publicEnv().appUrl)} />
      )}
      <div className="overview">
        <CoastMap filters={filters} overview={overview} />
        <SearchPart
          model={model}
          nothing={
            model.cards.length === 0 && (
              <NoCards
                total={found.total}
                lastPage={found.lastPage}
                query={model.query}
                rel={model.rel}
                suggestions={found.suggestions}
              />
            )
          }
        />
      </div>
    </>
  );
}
