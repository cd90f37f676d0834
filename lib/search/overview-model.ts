/** What the listing overview shows, as data: it reaches the browser once as HTML and once as this. */
import { listingCountText, resultCountText, showHomesText } from '@/lib/format/count';
import type { Day } from '@/lib/dates/day';
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
import { townIntroTexts } from '@/lib/texts/search-towns';

export interface ChipModel {
  /** The parameter it stands for (for a stay that of its arrival). */
  parameter: SearchParameter;
  label: string;
  /** The search without it. */
  href: string;
  rel?: 'nofollow';
}

type ByParameter = Partial<Record<SearchParameter, string>>;

/** What some fields of the form hold, and the words for it: no list offers everything that a link can ask for. */
export interface ChoicesModel {
  values: ByParameter;
  words: ByParameter;
}

export interface FieldsModel {
  bar: BarModel;
  /** Those under 'Uitgebreid zoeken', but for the price. */
  advanced: ChoicesModel;
  price: NumberRange | null;
  /** The part of the map that is searched, as the query string writes it. */
  bbox: string | null;
  today: Day;
}

export interface OverviewModel {
  heading: { town: string | null; intro: string; count: string | null };
  /** The search without its page, normalised. */
  query: string;
  rel?: 'nofollow';
  fields: FieldsModel;
  /** Whether all filters are sent with the page. */
  isPanelOpen: boolean;
  chips: ChipModel[];
  /** How many there are, in words. */
  count: string;
  /** The same, on the button that shows them. */
  show: string;
  sort: SortOrder;
  orders: readonly SortOrder[];
  cards: SentCard[];
  page: number;
  lastPage: number;
  /** Every result that exists is not all that was found. */
  isDeepest: boolean;
}

/** A page of what a search found. */
export interface FoundCards {
  cards: SentCard[];
  page: number;
  lastPage: number;
  total: number;
  /** 'gte': there are more. */
  totalRelation: 'eq' | 'gte';
  /** Where nothing was found: what would find something. */
  suggestions?: readonly Suggestion[];
}

interface Shown {
  filters: SearchFilters;
  found: FoundCards;
  /** What there is, whatever is asked for: how many homes, and whether any has a rating. */
  offer: { count: number; hasRatings: boolean };
  today: Day;
  isPanelOpen: boolean;
}

export function overviewModel({ filters, found, offer, today, isPanelOpen }: Shown): OverviewModel {
  const { cards, page, lastPage, total, totalRelation } = found;
  const query = filtersToQuery(without(filters, 'page'));
  const town = onlyTown(filters);
  const chips = chipsOf(filters);
  return {
    heading: {
      town: town?.name ?? null,
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
    show: showHomesText(total, totalRelation),
    sort: sortOf(filters),
    orders: offeredOrders(filters, offer.hasRatings),
    cards,
    page,
    lastPage,
    isDeepest: totalRelation === 'gte',
  };
}

/** These stand in the bar, have fields of their own kind, or none. */
const otherParameters = [
  ...['listing_city_id', 'arrival', 'departure', 'guests', 'children', 'pets'],
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
