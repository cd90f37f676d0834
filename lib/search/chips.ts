/** The active filters as removable chips (docs/rules/search.md#chips), each with its text and the search without it. */
import { townName } from '@/lib/listings/town-name';
import { partOf } from '@/lib/languages/texts';
import { formatDays } from '@/lib/format/date';
import type { DayRange } from '@/lib/dates/range';
import { formatNumber } from '@/lib/format/number';
import { formatRoundEuro } from '@/lib/money/euro';
import { capitalised, countWord } from '@/lib/format/words';
import type { Noun } from '@/lib/format/words';
import { cities } from '@/lib/listings/cities';
import type { Oceanview } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { stayOf, without } from '@/lib/search/filters';
import { settingParameter } from '@/lib/search/parameters';
import type { NumberRange } from '@/lib/search/number-range';
import type { SearchFilters, SearchParameter } from '@/lib/search/parameters';
import { formatStayInMonths } from '@/lib/search/when-text';
import { whenOf } from '@/lib/search/when';
import { partyText } from '@/lib/stays/party';
import { formatTexts } from '@/lib/texts/format';
import {
  listingOptionTexts,
  oceanviewTexts,
  propertyTypeTexts,
  rentalPeriodTexts,
} from '@/lib/texts/listings';
import { partyTexts } from '@/lib/texts/party';
import { searchPageTexts } from '@/lib/texts/search-page';
import { searchTexts } from '@/lib/texts/search';

export interface Chip {
  /** The parameter it represents (for a stay that of its arrival). */
  parameter: SearchParameter;
  label: string;
  /** The search without this filter, starting at its first page. */
  rest: SearchFilters;
}

const texts = partOf(searchTexts, 'chips');

/** At least as high as any number in the filters: such a range has no upper bound. */
const NO_END = 10;

function rangeLabel({ min, max }: NumberRange, words: Noun): string {
  if (min === max && max < NO_END) return texts.exactly(min, countWord(min, words));
  if (min <= 0) return texts.upTo(max, countWord(max, words));
  if (max >= NO_END) return texts.atLeast(min, countWord(min, words));
  return texts.between(min, max, countWord(max, words));
}

function priceLabel({ min, max }: NumberRange): string {
  if (min === max) return texts.priceExact(formatNumber(max));
  const most = formatNumber(max);
  return min === 0 ? texts.price(most) : texts.priceFrom(formatNumber(min), most);
}

/** 'Zijdelings zeezicht', 'Zeezicht', 'Frontaal of geen zeezicht' */
function viewLabel(views: readonly Oceanview[]): string {
  const [first, ...others] = views;
  if (first !== undefined && others.length === 0) return texts.oceanview[first];
  if (!views.includes('no')) return texts.anyOceanview;
  return capitalised(
    views.map((view) => oceanviewTexts[view]).reduce((said, next) => formatTexts.either(said, next)),
  );
}

const countWords = (): Partial<Record<ListingOptionKey, Noun>> => ({
  parking_spaces: texts.parking,
  single_beds: texts.singleBeds,
  double_beds: texts.doubleBeds,
});

function settingLabel(key: ListingOptionKey, value: number): string {
  if (key === 'floor') return texts.floor(value);
  const words = countWords()[key];
  return words ? texts.atLeast(value, countWord(value, words)) : listingOptionTexts[key];
}

/** The whole party in one sentence, which the chips show in two: people, and pets. */
export const partyLabel = (filters: SearchFilters): string => partyText(filters);

type Label = readonly [SearchParameter, string | undefined];
const ifGiven = <T>(value: T | undefined, label: (value: T) => string) =>
  value === undefined ? undefined : label(value);

function stayLabel({ start, end }: DayRange, flex: number | undefined): string {
  const days = formatDays(start, end);
  return flex === undefined ? days : texts.flex(days, flex);
}

function mainLabels(filters: SearchFilters): Label[] {
  const stay = stayOf(filters);
  return [
    [
      'listing_city_id',
      ifGiven(filters.listing_city_id, (ids) =>
        cities
          .filter(({ id }) => ids.includes(id))
          .map(({ name }) => townName(name))
          .join(', '),
      ),
    ],
    ['property_type', ifGiven(filters.property_type, (type) => capitalised(propertyTypeTexts[type]))],
    ['arrival', stay ? stayLabel(stay, filters.flex) : undefined],
    ['month', formatStayInMonths(whenOf(filters)) ?? undefined],
    ['adults', ifGiven(filters.adults, () => partyText({ ...filters, pets: 0 }))],
    ['pets', ifGiven(filters.pets, partyTexts.pets)],
    ['max_capacity', ifGiven(filters.max_capacity, (range) => rangeLabel(range, texts.persons))],
    ['number_of_bedrooms', ifGiven(filters.number_of_bedrooms, (range) => rangeLabel(range, texts.bedrooms))],
    [
      'number_of_bathrooms',
      ifGiven(filters.number_of_bathrooms, (range) => rangeLabel(range, texts.bathrooms)),
    ],
    ['price', ifGiven(filters.price, priceLabel)],
    ['max_total', ifGiven(filters.max_total, (most) => texts.maxTotal(formatRoundEuro(most)))],
    ['oceanview', ifGiven(filters.oceanview, viewLabel)],
    [
      'minimum_rental_period',
      ifGiven(filters.minimum_rental_period, (period) => texts.rentalPeriod(rentalPeriodTexts[period])),
    ],
  ];
}

function labels(filters: SearchFilters): Label[] {
  return [
    ...mainLabels(filters),
    ...listingOptions.map(({ key }): Label => {
      const parameter = settingParameter(key);
      return [parameter, ifGiven(filters[parameter], (value) => settingLabel(key, value))];
    }),
    ['name', ifGiven(filters.name, texts.name)],
    // Shown verbatim.
    ['logiesdecreet', filters.logiesdecreet],
    ['bbox', ifGiven(filters.bbox, () => texts.area)],
    ['sort_by', ifGiven(filters.sort_by, (order) => searchPageTexts.sort.orders[order])],
  ];
}

/** Parameters that are meaningless on their own. */
const together: readonly (readonly SearchParameter[])[] = [
  ['arrival', 'departure', 'flex'],
  ['month', 'stay', 'nights'],
  ['adults', 'children', 'babies'],
];

/** The chips of a search, in the order of its parameters. */
export function chipsOf(filters: SearchFilters): Chip[] {
  return labels(filters).flatMap(([parameter, label]) => {
    if (label === undefined) return [];
    const parameters = together.find((names) => names.includes(parameter)) ?? [parameter];
    // A budget for the stay goes with the stay.
    const more = parameter === 'arrival' || parameter === 'month' ? (['max_total'] as const) : [];
    return [{ parameter, label, rest: without(filters, ...parameters, ...more, 'page') }];
  });
}
