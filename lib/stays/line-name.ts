import { langOf, language } from '@/lib/languages/language';
import type { Quote } from '@/lib/stays/quote';
import type { Cost } from '@/lib/stays/terms';
import { costLabels } from '@/lib/texts/line-labels';
import { costKindTexts, discountTexts, weekDiscountTexts } from '@/lib/texts/stays';

/** Costs and discounts as a page names them; in data they are known by their Dutch words, whatever the language. */

/** A cost in the landlord's own words, else by its kind. */
export const costName = ({ kind, label }: Pick<Cost, 'kind' | 'label'>): string =>
  label === null ? costKindTexts[kind] : nameOfLine({ kind, label });

/** A line of a quote; what the landlord called it stays. */
export function nameOfLine({ kind, label }: Pick<Quote['lines'][number], 'kind' | 'label'>): string {
  if (language() === 'nl') return label;
  const [first = 1, second = 1] = (label.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  switch (kind) {
    case 'discount_week':
      return weekDiscountTexts.label(first);
    case 'discount_length':
    case 'discount_last_minute':
    case 'discount_early':
      return discountTexts[kind](first, second);
    default:
      return label === costLabels[kind] ? costKindTexts[kind] : label;
  }
}

/** `lang` of such a name: what the landlord called it is Dutch. */
export const langOfLine = (line: Pick<Quote['lines'][number], 'kind' | 'label'>): string | undefined =>
  isOwnName(line) ? langOf('nl') : undefined;

const isOwnName = ({ kind, label }: Pick<Quote['lines'][number], 'kind' | 'label'>): boolean =>
  !kind.startsWith('discount_') && nameOfLine({ kind, label }) === label;
