import { FilterForm, FilterInput, FilterSelect } from '@/components/find/filter-form';
import { townChoices } from '@/components/find/town-choices';
import { bookingRequestStatuses } from '@/lib/booking-requests/lifecycle';
import { requestSorts } from '@/lib/find/kinds';
import { requestsFileUrl } from '@/lib/find/queries';
import type { ListAsked } from '@/lib/find/queries';
import { route } from '@/lib/desk-paths';
import { bookingRequestStatusTexts } from '@/lib/texts/booking-requests';
import { findListTexts as shared, findRequestsTexts as texts } from '@/lib/texts/find';

/** The URL of a page of the list of requests. */
export const requestsHref = (asked: ListAsked, page: number | null) =>
  route('dashboard.admin.booking-request.index', {}, { ...asked, page });

const days = [
  ['arrival_from', texts.arrivalFrom],
  ['arrival_to', texts.arrivalTo],
  ['made_from', texts.madeFrom],
  ['made_to', texts.madeTo],
] as const;

export function RequestsFilters({ asked, count }: { asked: ListAsked; count: number }) {
  return (
    <FilterForm
      key={JSON.stringify(asked)}
      path={route('dashboard.admin.booking-request.index')}
      count={count}
      fileUrl={requestsFileUrl(asked)}
    >
      <FilterInput name="q" label={shared.words} value={asked.q} placeholder={texts.wordsHelp} />
      <FilterInput name="guest" label={texts.guest} value={asked.guest} />
      <FilterSelect
        name="state"
        label={shared.state}
        value={asked.state}
        choices={bookingRequestStatuses.map((state) => [state, bookingRequestStatusTexts[state]] as const)}
      />
      <FilterSelect
        name="listing_city_id"
        label={shared.town}
        value={asked.listing_city_id}
        choices={townChoices}
      />
      {days.map(([name, label]) => (
        <FilterInput key={name} name={name} label={label} value={asked[name]} type="date" />
      ))}
      <FilterInput name="listing_id" label={texts.listing} value={asked.listing_id} type="number" min={1} />
      <FilterInput
        name="landlord_id"
        label={texts.landlord}
        value={asked.landlord_id}
        type="number"
        min={1}
      />
      <FilterSelect
        name="sort_by"
        label={shared.sort}
        value={asked.sort_by}
        none={null}
        choices={requestSorts.map((sort) => [sort, texts.sorts[sort]] as const)}
      />
    </FilterForm>
  );
}
