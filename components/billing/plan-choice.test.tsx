import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { PlanChoice } from '@/components/billing/plan-choice';
import type { PlanDto } from '@/lib/billing/contract';
import { EURO_SPACE } from '@/lib/money/euro';
import { publishTexts as texts } from '@/lib/texts/billing';
import { commissionText } from '@/lib/texts/costs';

const year: PlanDto = {
  id: 'year',
  name: 'Per jaar',
  amount: 14_900,
  currency: 'EUR',
  period: 'year',
  amount_per_year: 14_900,
  trial_days: 30,
  vat_excluded: false,
};
const month: PlanDto = {
  ...year,
  id: 'month',
  name: 'Per maand',
  amount: 1450,
  period: 'month',
  trial_days: 0,
};

async function shown(...plans: PlanDto[]): Promise<string> {
  const { prelude } = await prerender(<PlanChoice plans={plans} value="month" onChange={() => undefined} />);
  return (await new Response(prelude).text()).replaceAll(EURO_SPACE, ' ');
}

describe('what publishing costs', () => {
  it('is a sentence when there is nothing to choose', async () => {
    const html = await shown(year);
    expect(html).toContain('Publiceren kost € 149,- per jaar, btw inbegrepen.');
    expect(html).toContain(texts.trial(30));
    expect(html).toContain(commissionText().replaceAll(EURO_SPACE, ' '));
    expect(html).not.toContain('type="radio"');
  });

  it('is a choice where there are several plans', async () => {
    const html = await shown(year, month);
    expect(html).toContain(`<legend class="font-semibold text-ci-gray-900">${texts.question}</legend>`);
    const radios = Array.from(html.matchAll(/<input[^>]*type="radio"[^>]*>/g), ([input]) => input);
    expect(radios.map((input) => /value="(\w+)"/.exec(input)?.[1])).toEqual(['year', 'month']);
    expect(radios.map((input) => input.includes('checked=""'))).toEqual([false, true]);
    expect(html).toContain('€ 14,50 per maand');
    expect(html).not.toContain('Publiceren kost');
  });
});
