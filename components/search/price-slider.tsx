'use client';

import { useGiven } from '@/components/search/use-given';
import '@/components/search/search.css';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { useHydrated } from '@/components/ui/use-hydrated';
import { formatWholeEuro } from '@/lib/money/euro';
import { writeRange } from '@/lib/search/number-range';
import type { NumberRange } from '@/lib/search/number-range';
import { priceText } from '@/lib/search/price-text';
import { searchLiveTexts as texts } from '@/lib/texts/search-live';

/** The ends of the slider; a thumb at its end sets no limit. */
const ends = { min: 70, max: 1000 };
const middle = (ends.min + ends.max) / 2;
const step = 10;

interface PriceSliderProps {
  range: NumberRange | null;
  /** The field without JavaScript. */
  children: Elements;
}

/** A slider for the price per night, with a lower and an upper limit. */
export function PriceSlider({ range, children }: PriceSliderProps) {
  if (useHydrated()) return <Slider range={range} />;
  return (
    <>
      <div className="h-13.5 noscript:hidden" />
      {children}
    </>
  );
}

const textOf = (range: NumberRange | null) => (range ? writeRange(range) : '');

function Slider({ range: given }: { range: NumberRange | null }) {
  const [range, setRange] = useGiven(given, textOf);
  const { min, max } = thumbsOf(range);

  const thumb = 'price-thumb figures absolute inset-x-0 top-1/2 w-full -translate-y-1/2';
  const common = { type: 'range', ...ends, step } as const;

  return (
    <>
      <input type="hidden" name="price" value={textOf(range)} />
      <div className="relative mt-1.5 h-7">
        <span
          aria-hidden
          className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-ci-gray-300"
        />
        <span
          aria-hidden
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-ci-blue"
          style={{ left: `${share(min)}%`, right: `${100 - share(max)}%` }}
        />
        <input
          {...common}
          aria-label={texts.priceLeast}
          aria-valuetext={formatWholeEuro(min)}
          value={min}
          onChange={(event) => setRange(rangeOf(Math.min(Number(event.target.value), max), max))}
          // When both thumbs are at the upper end, only this one can still be moved.
          className={cn(thumb, min > middle && 'z-1')}
        />
        <input
          {...common}
          aria-label={texts.priceMost}
          aria-valuetext={formatWholeEuro(max)}
          value={max}
          onChange={(event) => setRange(rangeOf(min, Math.max(Number(event.target.value), min)))}
          className={thumb}
        />
      </div>
      <p className="figures text-ci-gray-700">{range ? priceText(range) : texts.any}</p>
    </>
  );
}

/** The positions of the thumbs, kept within the slider whatever a link asks for. */
function thumbsOf(range: NumberRange | null): NumberRange {
  const within = (price: number) => Math.min(Math.max(price, ends.min), ends.max);
  return { min: within(range?.min ?? ends.min), max: within(range?.max ?? ends.max) };
}

const share = (price: number) => ((price - ends.min) / (ends.max - ends.min)) * 100;

/** Null when both thumbs are at their ends; a thumb at the lower end means no minimum. */
function rangeOf(min: number, max: number): NumberRange | null {
  if (min <= ends.min && max >= ends.max) return null;
  return { min: min <= ends.min ? 0 : min, max };
}
