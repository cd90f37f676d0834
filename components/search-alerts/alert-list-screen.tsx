'use client';

import { useQuery } from '@tanstack/react-query';
import { CountedList } from '@/components/layout/counted-list';
import { ListFilters } from '@/components/layout/list-filters';
import { ListHeading } from '@/components/layout/list-heading';
import { AlertTable } from '@/components/search-alerts/alert-table';
import { route } from '@/lib/desk-paths';
import { searchAlertsQuery } from '@/lib/search-alerts/queries';
import type { AlertFilter } from '@/lib/search-alerts/queries';
import { searchAlertStates } from '@/lib/search-alerts/state';
import { searchAlertListTexts as texts } from '@/lib/texts/search-alert-list';

/** The URL of a page of the table. */
const hrefOf = ({ state, search }: AlertFilter, page = 1) =>
  route('dashboard.admin.search-alerts', {}, { state, search, page: page > 1 ? page : null });

interface AlertListScreenProps {
  filter: AlertFilter;
  page: number;
}

/** Visitors' search alerts, for admins. */
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
      <CountedList
        list={list}
        failed={texts.loadFailed}
        empty={isFiltered ? texts.empty : texts.nothing}
        all={isFiltered ? { label: texts.showAll, href: route('dashboard.admin.search-alerts') } : null}
        count={texts.count}
        href={(number) => hrefOf(filter, number)}
      >
        {(alerts) => <AlertTable alerts={alerts} />}
      </CountedList>
    </>
  );
}
