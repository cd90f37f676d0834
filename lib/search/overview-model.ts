/** The data of the listing overview. It is sent to the browser twice: as HTML and as this. */
import { townName } from '@/lib/listings/town-name';
import { listingCountText, resultCountText, showListingsText } from '@/lib/format/count';
import type { Day } from '@/lib/dates/day';
import type { CityId } from '@/lib/listings/cities';
import type { SentCard } from '@/lib/listings/sent-card';
import { route } from '@/lib/paths';
import { barOf } from '@/lib/search/bar-model';
import type { BarModel } from '@/lib/search/bar-model';
import { chipsOf } from '@/lib/search/chips';
import type { Chip } from '@/lib/search/chips';
import type { Suggestion } from '@/lib/search/contract';
import { filtersToQuery, offeredOrders, sortOf, without, writeFilters } from '@/lib/search/filters';
import { onlyTown, relOf } from '@/lib/search/metadata';
import type { NumberRange } from '@/lib/search/number-range';
import type { SearchFilters, SearchParameter, SortOrder } from '@/lib/search/parameters';
import { searchTexts } from '@/lib/texts/search';
import type { TownFacts } from '@/lib/towns/facts';
import { townIntroTexts } from '@/lib/texts/search-towns';

export interface ChipModel {
  /** The parameter it represents (for a stay that of its arrival). */
  parameter: SearchParameter;
  label: string;
  /** The search without this filter. */
  href: string;
  rel?: 'nofollow';
}

type ByParameter = Partial<Record<SearchParameter, string>>;

/** The values of some form fields with their labels, because a link can ask for values that no list offers. */
export interface ChoicesModel {
  values: ByParameter;
  words: ByParameter;
}

export interface FieldsModel {
  bar: BarModel;
  /** The filters under 'Uitgebreid zoeken', except the price. */
  advanced: ChoicesModel;
  price: NumberRange | null;
  /** The searched map area, as in the query string. */
  bbox: string | null;
  today: Day;
}

export interface OverviewModel {
  heading: { town: string | null; intro: string; count: string | null };
  /** The normalised search without its page number. */
  query: string;
  rel?: 'nofollow';
  fields: FieldsModel;
  /** Whether the panel with all filters is part of the server-rendered page. */
  isPanelOpen: boolean;
  chips: ChipModel[];
  /** The number of results, as text. */
  count: string;
  /** The same for the button that shows the results. */
  show: string;
  sort: SortOrder;
  orders: readonly SortOrder[];
  cards: SentCard[];
  page: number;
  lastPage: number;
  /** Whether there are more results than can be paged through. */
  isDeepest: boolean;
  /** The facts on the page of a town. */
  town: { id: CityId; facts: TownFacts } | null;
}

/** A page of search results. */
export interface FoundCards {
  cards: SentCard[];
  page: number;
  lastPage: number;
  total: number;
  /** 'gte': there are more. */
  totalRelation: 'eq' | 'gte';
  /** If there are no results: searches that have some. */
  suggestions?: readonly Suggestion[];
}

interface Shown {
  filters: SearchFilters;
  found: FoundCards;
  /** Independent of the search: the number of listings, and whether any has a rating. */
  offer: { count: number; hasRatings: boolean };
  today: Day;
  isPanelOpen: boolean;
  town: OverviewModel['town'];
}

export function overviewModel({
  filters,
  found,
  offer,
  today,
  isPanelOpen,
  town: about,
}: Shown): OverviewModel {
  const { cards, page, lastPage, total, totalRelation } = found;
  const query = filtersToQuery(without(filters, 'page'));
  const town = onlyTown(filters);
  const chips = chipsOf(filters);
  return {
    heading: {
      town: town && townName(town.name),
      intro: town ? townIntroTexts[town.id] : searchTexts.intro,
      count: listingCountText(offer.count),
    },
    query,
    rel: relOf(filters),
    fields: fieldsOf(filters, chips, today),
    isPanelOpen,
    chips: chips.map(({ parameter, label, rest }) => ({
      parameter,
      label,
      href: route('listing.index', {}, writeFilters(rest)),
      rel: relOf(rest),
    })),
    count: resultCountText(total, totalRelation),
    show: showListingsText(total, totalRelation),
    sort: sortOf(filters),
    orders: offeredOrders(filters, offer.hasRatings),
    cards,
    page,
    lastPage,
    isDeepest: totalRelation === 'gte',
    town: about,
  };
}

/** These are in the search bar, or have a field of another kind, or none. */
const otherParameters = [
  ...['listing_city_id', 'name', 'arrival', 'departure', 'flex', 'month', 'stay', 'nights'],
  ...['adults', 'children', 'babies', 'pets'],
  ...['bbox', 'price', 'sort_by', 'page'],
] as const;

function fieldsOf(filters: SearchFilters, chips: readonly Chip[], today: Day): FieldsModel {
  const { price = null } = filters;
  const isOther = (name: string) => otherParameters.some((known) => known === name);
  const words = Object.fromEntries(chips.map(({ parameter, label }) => [parameter, label]));
  const only = (values: ByParameter): ByParameter =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isOther(name)));
  const written = writeFilters(filters);
  return {
    bar: barOf(filters, today),
    advanced: { values: only(written), words: only(words) },
    price,
    bbox: written.bbox ?? null,
    today,
  };
}
