import { langOf, language } from '@/lib/languages/language';
import type { Quote } from '@/lib/stays/quote';
import type { Cost } from '@/lib/stays/terms';
import { costLabels } from '@/lib/texts/line-labels';
import { costKindTexts, discountTexts, weekDiscountTexts } from '@/lib/texts/stays';

/** The names of costs and discounts on a page; data always identifies them by their Dutch names. */

/** The landlord's own name for a cost, else that of its kind. */
export const costName = ({ kind, label }: Pick<Cost, 'kind' | 'label'>): string =>
  label === null ? costKindTexts[kind] : nameOfLine({ kind, label });

/** The name of a quote's line; the landlord's own name is left unchanged. */
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

/** The `lang` attribute of such a name: the landlord's own names are Dutch. */
export const langOfLine = (line: Pick<Quote['lines'][number], 'kind' | 'label'>): string | undefined =>
  isOwnName(line) ? langOf('nl') : undefined;

const isOwnName = ({ kind, label }: Pick<Quote['lines'][number], 'kind' | 'label'>): boolean =>
  !kind.startsWith('discount_') && nameOfLine({ kind, label }) === label;
