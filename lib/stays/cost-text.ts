/** A cost as a sentence, as its landlord reads it. */
import { formatEuro } from '@/lib/money/euro';
import { costLabel } from '@/lib/stays/quote';
import type { Cost } from '@/lib/stays/terms';
import { stayCostTexts as texts } from '@/lib/texts/stay-prices';
import { costUnitTexts } from '@/lib/texts/stays';

/** 'Eindschoonmaak € 85,- per verblijf, verplicht' */
export function costText(cost: Cost): string {
  const { kind, amount_cents: amount, per, optional, on_site: onSite } = cost;
  const duty = optional ? texts.optional : texts.required;
  return [
    texts.sentence(costLabel(cost), formatEuro(amount), costUnitTexts[per]),
    kind === 'deposit' ? texts.returned : duty,
    ...(onSite ? [texts.onSite] : []),
  ].join(', ');
}
