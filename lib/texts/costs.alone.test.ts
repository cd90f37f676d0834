import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlanDto } from '@/lib/billing/contract';
import { EURO_SPACE } from '@/lib/money/euro';
import { advertisingCostsText } from '@/lib/texts/nl/server/advertising-costs';
import { commissionText, newListingIntro, planCostsText } from '@/lib/texts/costs';
import { listingSectionTexts } from '@/lib/texts/listing-sections';

afterEach(() => vi.unstubAllEnvs());

describe('what advertising costs', () => {
  it.each([
    ['free', true],
    ['stripe', false],
  ])('with %s billing it is called free: %s', (billing, isFree) => {
    vi.stubEnv('BILLING', billing);
    for (const text of [advertisingCostsText(), newListingIntro()]) {
      expect(/adverteren (?:is|zijn) gratis|adverteren zijn gratis/i.test(text), text).toBe(isFree);
    }
    expect(newListingIntro()).toContain('Begin met het logiesdecreetnummer');
  });
});

describe('what a plan costs', () => {
  const plan: PlanDto = {
    id: 'price_1',
    name: 'Jaar',
    amount: 14_900,
    currency: 'EUR',
    period: 'year',
    amount_per_year: 14_900,
    trial_days: 0,
    vat_excluded: false,
  };
  it.each([
    [{}, '€ 149,- per jaar, btw inbegrepen'],
    [{ vat_excluded: true }, '€ 149,- per jaar, zonder btw'],
    [
      { amount: 1450, period: 'month', amount_per_year: 17_400 },
      '€ 14,50 per maand, € 174,- op een jaar, btw inbegrepen',
    ],
  ] as const)('%j: %s', (change, text) => {
    expect(planCostsText({ ...plan, ...change }).replaceAll(EURO_SPACE, ' ')).toBe(text);
  });

  it('stands beside what the home page says of others', () => {
    const { others, rows } = listingSectionTexts.comparison;
    for (const name of others) expect(commissionText()).toContain(name);
    expect(commissionText().toLowerCase()).toContain(rows[0].others[0].toLowerCase());
    const plain = commissionText().replaceAll(EURO_SPACE, ' ');
    expect(plain).toContain('bij 15 % is dat € 1.500,- op € 10.000,- huur per jaar');
  });
});
