import { FilterForm, FilterInput, FilterSelect } from '@/components/find/filter-form';
import { townChoices } from '@/components/find/town-choices';
import { calendarFilters, licenceFilters, listingSorts, listingStateFilters } from '@/lib/find/kinds';
import { listingsFileUrl } from '@/lib/find/queries';
import type { ListAsked } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { findListingsTexts as texts, findListTexts as shared, listingStateTexts } from '@/lib/texts/find';

/** The URL of a page of the list of homes. */
export const listingsHref = (asked: ListAsked, page: number | null) =>
  route('dashboard.admin.listing.all', {}, { ...asked, page });

export function ListingsFilters({ asked, count }: { asked: ListAsked; count: number }) {
  return (
    <FilterForm
      key={JSON.stringify(asked)}
      path={route('dashboard.admin.listing.all')}
      count={count}
      fileUrl={listingsFileUrl(asked)}
    >
      <FilterInput name="q" label={shared.words} value={asked.q} placeholder={texts.wordsHelp} />
      <FilterSelect
        name="state"
        label={shared.state}
        value={asked.state}
        choices={listingStateFilters.map((state) => [state, listingStateTexts[state]] as const)}
      />
      <FilterSelect
        name="listing_city_id"
        label={shared.town}
        value={asked.listing_city_id}
        choices={townChoices}
      />
      <FilterSelect
        name="licence"
        label={texts.licence}
        value={asked.licence}
        choices={licenceFilters.map((licence) => [licence, texts.licences[licence]] as const)}
      />
      <FilterSelect
        name="calendar"
        label={texts.calendar}
        value={asked.calendar}
        choices={calendarFilters.map((calendar) => [calendar, texts.calendars[calendar]] as const)}
      />
      <FilterInput
        name="calendar_older_than"
        label={texts.olderThan}
        value={asked.calendar_older_than}
        type="number"
        min={1}
        max={365}
      />
      <FilterInput name="changed_since" label={texts.changedSince} value={asked.changed_since} type="date" />
      <FilterInput name="owner_id" label={texts.owner} value={asked.owner_id} type="number" min={1} />
      <FilterInput
        name="min_rating"
        label={texts.minRating}
        value={asked.min_rating}
        type="number"
        min={1}
        max={5}
        step={0.1}
      />
      <FilterInput
        name="max_rating"
        label={texts.maxRating}
        value={asked.max_rating}
        type="number"
        min={1}
        max={5}
        step={0.1}
      />
      <FilterSelect
        name="sort_by"
        label={shared.sort}
        value={asked.sort_by}
        none={null}
        choices={listingSorts.map((sort) => [sort, texts.sorts[sort]] as const)}
      />
    </FilterForm>
  );
}
