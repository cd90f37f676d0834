/** Compares amounts in French, German and English with those of the pinned Node's Intl. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatAmount, formatEuro, formatNarrowEuro, formatRoundEuro } from '@/lib/money/euro';
import { useLanguage } from '@/tests/support/in-language';

const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
const tags = { fr: 'fr-BE', de: 'de-BE', en: 'en-GB' } as const;

describe.each(['fr', 'de', 'en'] as const)('in %s', (language) => {
  const tag = tags[language];
  beforeEach(() => useLanguage(language));

  it('an amount is what Intl writes, without cents where it has none, in any currency of an invoice', () => {
    for (const currency of ['EUR', 'CHF']) {
      const settings = { style: 'currency', currency } as const;
      const intl = new Intl.NumberFormat(tag, { ...settings, trailingZeroDisplay: 'stripIfInteger' });
      fc.assert(
        fc.property(cents, (amount) => {
          fc.pre(amount >= 0 || amount % 100 !== 0);
          expect(formatAmount(amount, currency)).toBe(intl.format(amount / 100));
        }),
      );
    }
  });

  it('what is paid back keeps its cents, as in Dutch, so that it is never taken for a round amount', () => {
    const intl = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
    for (const amount of [-100, -12_00, -1_234_00])
      expect(formatEuro(amount)).toBe(intl.format(amount / 100));
  });

  it('a bound is what Intl writes, and in the cell of a calendar the same without a space, to fit', () => {
    const settings = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
    const intl = new Intl.NumberFormat(tag, settings);
    fc.assert(
      fc.property(fc.nat(100_000), (euros) => {
        expect(formatRoundEuro(euros)).toBe(intl.format(euros));
        expect(formatNarrowEuro(euros)).toBe(intl.format(euros).replace('\u{a0}', ''));
      }),
    );
  });
});
