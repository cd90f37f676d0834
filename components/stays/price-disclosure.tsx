import type { ComponentProps } from 'react';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import type { Elements } from '@/components/ui/elements';
import { stayTotalTexts as texts } from '@/lib/texts/stay-total';

interface PriceDisclosureProps extends ComponentProps<typeof PriceLines>, ComponentProps<typeof DepositLine> {
  /** sheet: opens over the page, above the bar at its bottom. */
  layout?: 'inline' | 'sheet';
  /** Shown below the lines. */
  children?: Elements;
}

/** A scrollable region needs a tab stop for keyboard users. */
const sheet = () => ({
  role: 'region',
  tabIndex: 0,
  'aria-label': texts.lines,
  className:
    'absolute inset-x-0 bottom-full max-h-[60dvh] overflow-y-auto border-y border-ci-gray-200 bg-surface',
});

/** An expandable price breakdown; a native disclosure element, so no script is needed. */
export function PriceDisclosure(props: PriceDisclosureProps) {
  const { price, layout = 'inline', withChoices, toLandlord, children } = props;
  return (
    <details data-back-step={layout === 'sheet' ? '' : undefined} className="group/price">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center font-semibold text-ci-blue-700 hover:text-ci-blue-900 [&::-webkit-details-marker]:hidden">
        <span className="group-open/price:hidden">{texts.show}</span>
        <span className="hidden group-open/price:inline">{texts.hide}</span>
      </summary>
      <div {...(layout === 'sheet' && sheet())}>
        <div className={layout === 'sheet' ? 'page py-5' : 'pb-1 text-left'}>
          <PriceLines price={price} withChoices={withChoices} />
          <DepositLine price={price} toLandlord={toLandlord} />
          {children}
        </div>
      </div>
    </details>
  );
}
