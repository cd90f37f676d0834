import { formatEuro } from '@/lib/money/euro';
import { costName } from '@/lib/stays/line-name';
import type { Cost } from '@/lib/stays/terms';
import { stayCostTexts as texts } from '@/lib/texts/stay-prices';
import { adultUnitTexts, costUnitTexts } from '@/lib/texts/stays';

/** '€ 9,- per persoon'; tourist tax, which children do not pay, is 'per volwassene'. */
export function costPriceText({
  kind,
  amount_cents: cents,
  per,
}: Pick<Cost, 'kind' | 'amount_cents' | 'per'>): string {
  const units = kind === 'tourist_tax' ? adultUnitTexts : costUnitTexts;
  return `${formatEuro(cents)} ${units[per]}`;
}

/** 'Eindschoonmaak € 85,- per verblijf, verplicht' */
export function costText(cost: Cost): string {
  const { kind, amount_cents: amount, per, optional, on_site: onSite } = cost;
  const duty = optional ? texts.optional : texts.required;
  return [
    texts.sentence(costName(cost), formatEuro(amount), costUnitTexts[per]),
    kind === 'deposit' ? texts.returned : duty,
    ...(onSite ? [texts.onSite] : []),
  ].join(', ');
}
