import { AdvancedFields } from '@/components/search/advanced-fields';
import { currentChoices } from '@/components/search/current-choices';
import { FilterSelect } from '@/components/search/filter-select';
import { SearchBar } from '@/components/search-bar/search-bar';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { propertyTypes } from '@/lib/listings/kinds';
import { capitalised } from '@/lib/format/words';
import type { FieldsModel } from '@/lib/search/overview-model';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { searchFormTexts as texts } from '@/lib/texts/search-form';

/** The filter block: where, when, with how many; the rest under 'Uitgebreid zoeken'. Needs no script. */
export function SearchFields({ fields }: { fields: FieldsModel }) {
  const choice = currentChoices(fields.main);
  return (
    <div className="rounded-panel border border-ci-gray-200 bg-white p-5 shadow-card sm:p-6">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_14rem] lg:items-end">
        <SearchBar values={fields.bar} look="row" />
        <FilterSelect
          {...choice('property_type')}
          label={texts.propertyType}
          any={texts.anyType}
          options={propertyTypes.map((type) => [type, capitalised(propertyTypeTexts[type])])}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-4">
        <details className="group/more max-sm:basis-full open:basis-full">
          <summary className="inline-flex min-h-12 list-none items-center gap-2 rounded-control font-semibold text-ci-blue-700 hover:text-ci-blue-900 [&::-webkit-details-marker]:hidden">
            <Icon name="sliders-horizontal" className="size-5" />
            {texts.more}
            <svg
              aria-hidden
              viewBox="0 0 20 20"
              className="size-5 fill-none stroke-current stroke-2 transition-transform duration-200 group-open/more:rotate-180"
            >
              <path d="m5 7.5 5 5 5-5" />
            </svg>
          </summary>
          <AdvancedFields fields={fields} />
        </details>
        <Button type="submit" className="w-full sm:ml-auto sm:w-auto">
          <Icon name="search" className="size-5" />
          {texts.submit}
        </Button>
      </div>
    </div>
  );
}
