import { describe, expect, it } from 'vitest';
import { defaultPaymentTerms } from '@/lib/payments/terms-contract';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { paymentTermsText } from '@/lib/payments/terms-text';

const told = (terms: Partial<PaymentTerms>, hasDeposit = false) =>
  paymentTermsText({ ...defaultPaymentTerms, ...terms }, hasDeposit);
const how = 'Betalen gaat met een overschrijving aan de verhuurder.';

describe('payment terms in words', () => {
  it('tells nothing where there are none', () => {
    expect(paymentTermsText(null, true)).toBeNull();
  });

  it('tells an advance and the rest', () => {
    expect(told({})).toBe(
      '30\u00a0% nu, de rest 30 dagen voor aankomst. ‘Nu’ betekent: binnen 7 dagen na de goedkeuring. ' +
        `Is de aankomst dichterbij, dan wordt alles in één keer betaald. ${how}`,
    );
  });

  it.each([
    [{ advance_percent: 0 }, /^Alles 30 dagen voor aankomst\. Is de aankomst dichterbij/],
    [{ advance_percent: 0, balance_days: 1 }, /^Alles 1 dag voor aankomst\./],
    [{ advance_percent: 100 }, /^Alles nu\. ‘Nu’ betekent: binnen 7 dagen na de goedkeuring\. Betalen/],
    [
      { balance_days: 0 },
      /de rest op de dag van aankomst\. ‘Nu’ betekent: binnen 7 dagen na de goedkeuring\. Betalen/,
    ],
    [{ advance_days: 0 }, /‘Nu’ betekent: op de dag van de goedkeuring\./],
    [{ advance_days: 1 }, /‘Nu’ betekent: binnen 1 dag na de goedkeuring\./],
  ])('tells %o', (terms, expected) => {
    expect(told(terms)).toMatch(expected);
  });

  it('tells of a deposit only where there is one', () => {
    expect(told({})).not.toContain('waarborg');
    expect(told({}, true)).toContain('De waarborg wordt bij aankomst betaald.');
    expect(told({ deposit: 'with_balance' }, true)).toContain('De waarborg wordt samen met de huur betaald.');
  });
});
