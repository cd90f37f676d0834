/** Optional costs that a guest can choose: the choices in the form, and their effect on a quote. */
import { costPriceText } from '@/lib/stays/cost-text';
import { costName, langOfLine } from '@/lib/stays/line-name';
import { costLabel } from '@/lib/stays/quote';
import type { Quote } from '@/lib/stays/quote';
import type { StayTerms } from '@/lib/stays/terms';

export interface Extra {
  /** Identifies it in a request. */
  label: string;
  /** Its name on the page. */
  name: string;
  /** The language of the name, if it differs from the page's. */
  lang?: string;
  /** '€ 9,- per persoon' */
  price: string;
}

/** The guest's choices; costs with the same label are chosen together. */
export function offeredExtras({
  tariff,
  pets_allowed: pets,
}: Pick<StayTerms, 'tariff' | 'pets_allowed'>): Extra[] {
  const offered = tariff.costs.filter(
    ({ kind, optional, per }) => optional && kind !== 'deposit' && (pets || !per.startsWith('pet')),
  );
  const extras = new Map<string, Extra>();
  for (const cost of offered) {
    const label = costLabel(cost);
    const { name = costName(cost), price } = extras.get(label) ?? {};
    extras.set(label, {
      label,
      name,
      lang: langOfLine({ kind: cost.kind, label }),
      price: [price, costPriceText(cost)].filter(Boolean).join(' + '),
    });
  }
  return [...extras.values()];
}

/** The quote with these optional costs included, equal to what `quoteStay` returns when given them. */
export function withExtras(quote: Quote, extras: readonly string[]): Quote {
  const isChosen = ({ label, optional }: Quote['lines'][number]) => optional && extras.includes(label);
  const more = quote.lines.filter(isChosen).reduce((sum, line) => sum + line.amount_cents, 0);
  return {
    ...quote,
    lines: quote.lines.map((line) => (isChosen(line) ? { ...line, optional: false } : line)),
    total_cents: quote.total_cents + more,
  };
}
