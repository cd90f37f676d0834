'use client';

import { ListFilters } from '@/components/layout/list-filters';
import type { ListingChoice, RequestFilter } from '@/lib/requests/filter';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** A labelled change of the filter. */
interface FilterChoice<Filter> {
  label: string;
  filter: Filter;
  isCurrent: boolean;
}

interface RequestFiltersProps<Filter extends RequestFilter> {
  filter: Filter;
  listings: readonly ListingChoice[];
  states: readonly FilterChoice<Filter>[];
  orders?: readonly FilterChoice<Filter>[];
  hrefOf: (filter: Filter) => string;
}

/** The filters of a list of requests: state, listing, order, and a name or code. */
export function RequestFilters<Filter extends RequestFilter>({
  filter,
  listings,
  states,
  orders,
  hrefOf,
}: RequestFiltersProps<Filter>) {
  const linked = (choices: readonly FilterChoice<Filter>[]) =>
    choices.map((choice) => ({ ...choice, href: hrefOf(choice.filter) }));
  const listingChoices = [{ id: undefined, name: texts.allListings }, ...listings].map(({ id, name }) => ({
    label: name,
    filter: { ...filter, listing_id: id },
    isCurrent: id === filter.listing_id,
  }));
  return (
    <ListFilters
      key={filter.search}
      label={texts.filter}
      choices={linked(states)}
      selects={[
        ...(listings.length > 1 ? [{ label: texts.listingChoice, choices: linked(listingChoices) }] : []),
        ...(orders ? [{ label: texts.sort, choices: linked(orders) }] : []),
      ]}
      search={{
        label: texts.search,
        submit: texts.searchButton,
        word: filter.search ?? null,
        max: 201,
        hrefOf: (word) => hrefOf({ ...filter, search: word ?? undefined }),
      }}
    />
  );
}
