import { formatEuro } from '@/lib/money/euro';
import type { Cost } from '@/lib/stays/terms';
import { adultUnitTexts, costUnitTexts } from '@/lib/texts/stays';

/** '€ 9,- per persoon'; tourist tax, which children do not pay, 'per volwassene'. */
export function costPriceText({
  kind,
  amount_cents: cents,
  per,
}: Pick<Cost, 'kind' | 'amount_cents' | 'per'>): string {
  const units = kind === 'tourist_tax' ? adultUnitTexts : costUnitTexts;
  return `${formatEuro(cents)} ${units[per]}`;
}
