import { partOf } from '@/lib/languages/texts';
import { currentChoices } from '@/components/search/current-choices';
import { FilterPicks } from '@/components/search/filter-picks';
import { FilterSelect } from '@/components/search/filter-select';
import { capitalised } from '@/lib/format/words';
import { oceanviews, propertyTypes, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import type { ListingOption } from '@/lib/listings/options';
import { writeRange } from '@/lib/search/number-range';
import type { ChoicesModel } from '@/lib/search/overview-model';
import { LICENCE_LENGTH, settingBounds, settingParameter } from '@/lib/search/parameters';
import {
  listingOptionTexts,
  oceanviewTexts,
  propertyTypeTexts,
  rentalPeriodTexts,
} from '@/lib/texts/listings';
import { searchTexts } from '@/lib/texts/search';

const texts = partOf(searchTexts, 'form');
const MOST = 10;
const oneToTen = Array.from({ length: MOST }, (_, index) => index + 1);
const orMore = () => oneToTen.map((min) => [writeRange({ min, max: MOST }), texts.orMore(min)] as const);
const viewOptions = () => [
  ['front,side', texts.anyOceanview] as const,
  ...oceanviews.map((view) => [view, capitalised(oceanviewTexts[view])] as const),
];
const counts = listingOptions.filter(({ kind }) => kind === 'count');

interface ChoicesProps {
  choices: ChoicesModel;
}

/** Kind, size and view. */
export function HomeChoices({ choices }: ChoicesProps) {
  const choice = currentChoices(choices);
  return (
    <>
      <FilterPicks
        {...choice('property_type')}
        label={texts.propertyType}
        any={texts.anyType}
        options={propertyTypes.map((type) => [type, capitalised(propertyTypeTexts[type])])}
      />
      <FilterSelect
        {...choice('max_capacity')}
        label={texts.capacity}
        any={texts.any}
        options={oneToTen.map((count) => [`0-${count}`, texts.upToPersons(count)])}
      />
      <FilterSelect
        {...choice('number_of_bedrooms')}
        label={texts.bedrooms}
        any={texts.any}
        options={orMore()}
      />
      <FilterSelect
        {...choice('number_of_bathrooms')}
        label={texts.bathrooms}
        any={texts.any}
        options={orMore()}
      />
      {counts
        .filter(({ key }) => key === 'floor')
        .map((option) => (
          <FilterSelect
            key={option.key}
            {...choice(settingParameter(option.key))}
            label={listingOptionTexts[option.key]}
            any={texts.any}
            options={countOptions(option)}
          />
        ))}
      <FilterPicks {...choice('oceanview')} label={texts.oceanview} any={texts.any} options={viewOptions()} />
    </>
  );
}

/** What few guests ask for. */
export function RareChoices({ choices }: ChoicesProps) {
  const choice = currentChoices(choices);
  return (
    <>
      {counts
        .filter(({ key }) => key !== 'floor')
        .map((option) => (
          <FilterSelect
            key={option.key}
            {...choice(settingParameter(option.key))}
            label={listingOptionTexts[option.key]}
            any={texts.any}
            options={countOptions(option)}
          />
        ))}
      <FilterPicks
        {...choice('minimum_rental_period')}
        label={texts.rentalPeriod}
        any={texts.any}
        options={searchableRentalPeriods.map((period) => [period, capitalised(rentalPeriodTexts[period])])}
      />
      <label className="col-span-full block max-w-64">
        <span className="block font-semibold text-ci-gray-900">{texts.licence}</span>
        <input
          type="text"
          name="logiesdecreet"
          defaultValue={choice('logiesdecreet').value}
          maxLength={LICENCE_LENGTH}
          autoComplete="off"
          placeholder={texts.licenceHelp}
          className="control mt-1.5"
        />
      </label>
    </>
  );
}

function countOptions(option: ListingOption): (readonly [string, string])[] {
  const { min, max } = settingBounds(option);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const label = option.key === 'floor' ? texts.floorLeast : texts.orMore;
  return numbers.map((number) => [String(number), label(number)]);
}
