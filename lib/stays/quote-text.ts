/** A quote as text, the same on every screen and in emails (docs/rules/stays.md#price-of-a-stay). */
import type { Day } from '@/lib/dates/day';
import { nightCountText } from '@/lib/format/count';
import { formatNumber } from '@/lib/format/number';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { langOfLine, nameOfLine } from '@/lib/stays/line-name';
import { isWeekendNight } from '@/lib/stays/nightly';
import type { Quote } from '@/lib/stays/quote';
import { stayTotalTexts as texts } from '@/lib/texts/stay-total';

export interface PriceLine {
  label: string;
  /** Of the label, if that is in another language than the page. */
  lang?: string;
  /** '€ 475,-', negative for a discount. */
  amount: string;
  isOnSite: boolean;
}

export interface PriceText {
  /** '€ 812,-' */
  total: string;
  /** 'totaal voor 7 nachten' */
  totalFor: string;
  /** '€ 98 per nacht, alles inbegrepen': the total by nights. */
  nightly: string;
  /** The parts of the total: nights grouped by price, discounts, costs. */
  lines: PriceLine[];
  /** Optional costs that the guest can still add; not in the total. */
  choices: PriceLine[];
  /** '€ 16,80': the part of the total that is paid on site; null if there is none. */
  onSite: string | null;
  /** '€ 200,-'; null without one. */
  deposit: string | null;
}

/** '€ 812,- totaal voor 7 nachten' */
export const totalText = (quote: Quote): string => `${formatEuro(quote.total_cents)} ${totalFor(quote)}`;

const totalFor = ({ nights }: Quote) => texts.total(nightCountText(nights));

export function priceText(quote: Quote): PriceText {
  const toLine = (line: Quote['lines'][number]): PriceLine => ({
    label: nameOfLine(line),
    lang: langOfLine(line),
    amount: formatEuro(line.amount_cents),
    isOnSite: line.on_site,
  });
  const due = quote.lines.filter(({ optional }) => !optional);
  const onSite = due.reduce((sum, line) => sum + (line.on_site ? line.amount_cents : 0), 0);
  return {
    total: formatEuro(quote.total_cents),
    totalFor: totalFor(quote),
    nightly: nightlyText(quote),
    lines: [...nightLines(quote), ...due.map(toLine)],
    choices: quote.lines.filter(({ optional }) => optional).map(toLine),
    onSite: onSite > 0 ? formatEuro(onSite) : null,
    deposit: quote.deposit_cents > 0 ? formatEuro(quote.deposit_cents) : null,
  };
}

/** In whole euros; half a euro is rounded up. */
function nightlyText({ total_cents: cents, nights }: Quote): string {
  const average = Math.floor((2 * cents + 100 * nights) / (200 * nights));
  return texts.average(formatNumber(average));
}

/** '5 nachten × € 95,-', ordered by first occurrence; called weekend nights if no other nights have that price. */
function nightLines({ nightly }: Quote): PriceLine[] {
  const byPrice = new Map<number, Day[]>();
  for (const { date, price } of nightly) byPrice.set(price, [...(byPrice.get(price) ?? []), date]);
  return Array.from(byPrice, ([price, days]) => {
    const isWeekend = byPrice.size > 1 && days.every(isWeekendNight);
    const count = isWeekend ? texts.weekendNights(days.length) : nightCountText(days.length);
    return {
      label: texts.nights(count, formatWholeEuro(price)),
      amount: formatWholeEuro(price * days.length),
      isOnSite: false,
    };
  });
}
