import { costLabel } from '@/lib/stays/quote';
import type { QuoteLine } from '@/lib/stays/quote';
import type { Cost } from '@/lib/stays/terms';
import { costLabels } from '@/lib/texts/line-labels';
import { costKindTexts, discountTexts, weekDiscountTexts } from '@/lib/texts/stays';

/**
 * A line of a quote, or an optional cost, as the language of the page calls it. What the landlord called it stays as it
 * is: ours are known by the labels that they have everywhere.
 */
export function shownLabel({ kind, label }: Pick<QuoteLine, 'kind' | 'label'>): string {
  const numbers = () => (label.match(/\d+/g) ?? []).map(Number);
  switch (kind) {
    case 'discount_week': {
      const [weeks = 1] = numbers();
      return weekDiscountTexts.label(weeks);
    }
    case 'discount_length':
    case 'discount_last_minute':
    case 'discount_early': {
      const [percent = 0, count = 0] = numbers();
      return discountTexts[kind](percent, count);
    }
    default:
      return label === costLabels[kind] ? costKindTexts[kind] : label;
  }
}

/** A cost as the language of the page calls it, by the landlord's own label where there is one. */
export const shownCost = ({ kind, label }: Pick<Cost, 'kind' | 'label'>): string =>
  shownLabel({ kind, label: costLabel({ kind, label }) });
