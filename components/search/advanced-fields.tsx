import { FilterSelect } from '@/components/search/filter-select';
import { PriceField } from '@/components/search/price-field';
import { currentChoices } from '@/components/search/current-choices';
import { Switch } from '@/components/ui/switch';
import { capitalised } from '@/lib/format/words';
import { oceanviews, searchableRentalPeriods } from '@/lib/listings/kinds';
import { listingOptions } from '@/lib/listings/options';
import type { ListingOption } from '@/lib/listings/options';
import { writeRange } from '@/lib/search/number-range';
import { LICENCE_LENGTH, settingBounds, settingParameter } from '@/lib/search/parameters';
import type { SearchFilters } from '@/lib/search/parameters';
import { listingOptionTexts, oceanviewTexts, rentalPeriodTexts } from '@/lib/texts/listings';
import { searchTexts } from '@/lib/texts/search';

const texts = searchTexts.form;
const MOST = 10;
const oneToTen = Array.from({ length: MOST }, (_, index) => index + 1);
const orMore = oneToTen.map((min) => [writeRange({ min, max: MOST }), texts.orMore(min)] as const);
const switches = listingOptions.filter(({ kind }) => kind === 'boolean');
const counts = listingOptions.filter(({ kind }) => kind === 'count');

/** Everything else that can be searched for (spec P §3, 'Search filters'). */
export function AdvancedFields({ filters }: { filters: SearchFilters }) {
  const choice = currentChoices(filters);
  return (
    <div className="mt-4 space-y-8 border-t border-ci-gray-200 pt-6">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <PriceField range={filters.price ?? null} />
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
          options={orMore}
        />
        <FilterSelect
          {...choice('number_of_bathrooms')}
          label={texts.bathrooms}
          any={texts.any}
          options={orMore}
        />
        <FilterSelect
          {...choice('oceanview')}
          label={texts.oceanview}
          any={texts.any}
          options={oceanviews.map((view) => [view, capitalised(oceanviewTexts[view])])}
        />
        <FilterSelect
          {...choice('minimum_rental_period')}
          label={texts.rentalPeriod}
          any={texts.any}
          options={searchableRentalPeriods.map((period) => [period, capitalised(rentalPeriodTexts[period])])}
        />
        {counts.map((option) => (
          <FilterSelect
            key={option.key}
            {...choice(settingParameter(option.key))}
            label={listingOptionTexts[option.key]}
            any={texts.any}
            options={countOptions(option)}
          />
        ))}
        <label className="block">
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
      </div>
      <fieldset>
        <legend className="font-semibold text-ci-gray-900">{texts.comfort}</legend>
        <div className="mt-3 grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
          {switches.map(({ key }) => (
            <label key={key} className="flex min-h-12 items-center gap-3">
              <Switch
                name={settingParameter(key)}
                value="1"
                defaultChecked={choice(settingParameter(key)).value === '1'}
              />
              {listingOptionTexts[key]}
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function countOptions(option: ListingOption): (readonly [string, string])[] {
  const { min, max } = settingBounds(option);
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const label = option.key === 'floor' ? texts.floorLeast : texts.orMore;
  return numbers.map((number) => [String(number), label(number)]);
}
