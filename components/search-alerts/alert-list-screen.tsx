'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { ListFilters } from '@/components/layout/list-filters';
import { ListHeading } from '@/components/layout/list-heading';
import { PagedList } from '@/components/layout/paged-list';
import { AlertTable } from '@/components/search-alerts/alert-table';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { route } from '@/lib/paths';
import { searchAlertsQuery } from '@/lib/search-alerts/queries';
import type { AlertFilter } from '@/lib/search-alerts/queries';
import { searchAlertStates } from '@/lib/search-alerts/state';
import { searchAlertListTexts as texts } from '@/lib/texts/search-alert-list';

/** The address of a page of the table. */
const hrefOf = ({ state, search }: AlertFilter, page = 1) =>
  route('dashboard.admin.search-alerts', {}, { state, search, page: page > 1 ? page : null });

interface AlertListScreenProps {
  filter: AlertFilter;
  page: number;
}

/** Visitors' alerts, for admins. */
export function AlertListScreen({ filter, page }: AlertListScreenProps) {
  const list = useQuery(searchAlertsQuery(filter, page));
  const isFiltered = filter.state !== null || filter.search !== null;
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} />
      <ListFilters
        key={filter.search}
        label={texts.filter}
        choices={[null, ...searchAlertStates].map((state) => ({
          label: state === null ? texts.all : texts.states[state],
          href: hrefOf({ ...filter, state }),
          isCurrent: state === filter.state,
        }))}
        search={{
          label: texts.search,
          submit: texts.searchButton,
          word: filter.search,
          hrefOf: (search) => hrefOf({ ...filter, search }),
        }}
      />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            text={isFiltered ? texts.empty : texts.nothing}
            action={
              isFiltered && (
                <LinkButton as={Link} href={route('dashboard.admin.search-alerts')}>
                  {texts.showAll}
                </LinkButton>
              )
            }
          />
        }
        href={(number) => hrefOf(filter, number ?? 1)}
      >
        {({ data, meta }) => (
          <>
            <p role="status" className="figures mb-3 text-ci-gray-600">
              {texts.count(meta.total)}
            </p>
            <AlertTable alerts={data} />
          </>
        )}
      </PagedList>
    </>
  );
}
