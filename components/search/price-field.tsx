import { FilterOptions } from '@/components/search/filter-options';
import { PriceSlider } from '@/components/search/price-slider';
import { formatWholeEuro } from '@/lib/money/euro';
import { writeRange } from '@/lib/search/number-range';
import type { NumberRange } from '@/lib/search/number-range';
import { priceText } from '@/lib/search/price-text';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

const withoutScript = () =>
  [100, 150, 200, 250, 300, 400, 500, 750, 1000].map(
    (price) => [`0-${price}`, texts.priceUpTo(formatWholeEuro(price))] as const,
  );
const labelId = 'search-price';

/** The price per night: a slider with two thumbs; without JavaScript a select of maximum prices. */
export function PriceField({ range }: { range: NumberRange | null }) {
  const value = range ? writeRange(range) : '';
  return (
    <div role="group" aria-labelledby={labelId} className="sm:@md:col-span-2">
      <p id={labelId} className="font-semibold text-ci-gray-900">
        {texts.price}
      </p>
      <PriceSlider range={range}>
        <select
          name="price"
          aria-labelledby={labelId}
          defaultValue={value}
          className="control control-select mt-1.5 hidden noscript:block"
        >
          <FilterOptions
            any={texts.any}
            options={withoutScript()}
            value={value}
            valueLabel={range ? priceText(range) : undefined}
          />
        </select>
      </PriceSlider>
    </div>
  );
}
