import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EURO_SPACE } from '@/lib/money/euro';
import { addDays } from '@/lib/dates/day';
import { arbitrarySeasons, arbitraryTariff, today } from '@/tests/support/arbitrary-stays';
import { offeredExtras, withExtras } from '@/lib/stays/extras';
import { costLabel, quoteStay } from '@/lib/stays/quote';
import { plainTariff } from '@/tests/support/plain-tariff';
import type { Cost } from '@/lib/stays/terms';

const linen: Cost = {
  kind: 'bed_linen',
  label: null,
  amount_cents: 900,
  per: 'person',
  optional: true,
  on_site: false,
};

const offered = (costs: Cost[], pets_allowed = true) =>
  offeredExtras({ tariff: { ...plainTariff(95), costs }, pets_allowed }).map(({ label, price }) =>
    `${label}: ${price}`.replaceAll(EURO_SPACE, ' '),
  );

describe('what a guest can choose', () => {
  it('are the optional costs with what each is for', () => {
    expect(offered([linen, { ...linen, kind: 'cleaning', optional: false }])).toEqual([
      'Bedlinnen: € 9,- per persoon',
    ]);
  });

  it('joins costs of one name, which are chosen together', () => {
    expect(offered([linen, { ...linen, amount_cents: 500, per: 'stay' }])).toEqual([
      'Bedlinnen: € 9,- per persoon + € 5,- per verblijf',
    ]);
  });

  it('leaves out animals where none are welcome, and deposits', () => {
    const pet: Cost = { ...linen, kind: 'pet', per: 'pet_night' };
    expect(offered([pet])).toHaveLength(1);
    expect(offered([pet], false)).toEqual([]);
    expect(offered([{ ...linen, kind: 'deposit', per: 'stay' }])).toEqual([]);
  });

  it('says that children pay no tourist tax', () => {
    expect(offered([{ ...linen, kind: 'tourist_tax', per: 'person_night', amount_cents: 120 }])).toEqual([
      'Toeristenbelasting: € 1,20 per volwassene per nacht',
    ]);
  });
});

describe('a choice', () => {
  it('makes of a quote what the engine makes of it', () => {
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 4 }),
      children: fc.nat(3),
      babies: fc.nat(3),
      pets: fc.nat(2),
    });
    fc.assert(
      fc.property(
        arbitraryTariff,
        arbitrarySeasons,
        party,
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
        (tariff, seasons, who, nights, dice) => {
          const prices = { tariff, seasons, today };
          const asked = { stay: { start: today, end: addDays(today, nights) }, party: who };
          const extras = tariff.costs.filter((_, place) => dice[place]).map(costLabel);
          expect(withExtras(quoteStay(prices, asked), extras)).toEqual(
            quoteStay(prices, { ...asked, extras }),
          );
        },
      ),
    );
  });
});
