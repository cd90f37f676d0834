import { PriceSlider } from '@/components/search/price-slider';
import { formatWholeEuro } from '@/lib/money/euro';
import { writeRange } from '@/lib/search/number-range';
import type { NumberRange } from '@/lib/search/number-range';
import { priceText } from '@/lib/search/price-text';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

const withoutScript = [100, 150, 200, 250, 300, 400, 500, 750, 1000];
const labelId = 'search-price';

/** The price of a night: a slider with two thumbs; without script a list of highest prices. */
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
          <option value="">{texts.any}</option>
          {range && range.min > 0 && <option value={value}>{priceText(range)}</option>}
          {withoutScript.map((price) => (
            <option key={price} value={`0-${price}`}>
              {texts.priceUpTo(formatWholeEuro(price))}
            </option>
          ))}
        </select>
      </PriceSlider>
    </div>
  );
}
