import { describe, expect, it } from 'vitest';
import { stateText } from '@/lib/guest-stays/state-text';

const stay = {
  status: 'pending' as const,
  canceled_by: null,
  decline_reason: null,
  offer: null,
  end_date: '2027-07-10',
  approved_at: null,
  refund: null,
};
const approved_at = '2027-05-01T10:00:00.000Z';
const at = '2027-05-02T10:00:00.000Z';
const refund = { percent: 50, base_cents: 150_000, amount_cents: 75_000, until: null, at };
const offer = { start_date: '', end_date: '', total_cents: 1, made_at: '' };
const told = (changes: Partial<Parameters<typeof stateText>[0]>, today = '2027-06-01') =>
  stateText({ ...stay, ...changes }, today);

describe('the state of a request in one sentence', () => {
  it.each([
    [{}, 'Uw aanvraag ligt bij de verhuurder.'],
    [{ offer }, 'De verhuurder doet u een voorstel.'],
    [{ status: 'approved' as const }, 'Uw verblijf is goedgekeurd.'],
    [{ status: 'declined' as const }, 'De verhuurder kan niet op uw aanvraag ingaan.'],
    [
      { status: 'canceled' as const, canceled_by: 'landlord' as const },
      'De verhuurder heeft uw verblijf geannuleerd.',
    ],
    [{ status: 'canceled' as const, canceled_by: 'guest' as const }, 'U hebt uw aanvraag ingetrokken.'],
  ])('of %j is: %s', (changes, sentence) => {
    expect(told(changes).state).toBe(sentence);
  });

  it.each([
    [
      'guest' as const,
      refund,
      'U hebt uw verblijf geannuleerd.',
      'U krijgt € 750,- terug van de verhuurder. De',
    ],
    [
      'guest' as const,
      { ...refund, percent: 0, amount_cents: 0 },
      'U hebt uw verblijf geannuleerd.',
      'U krijgt niets terug. De',
    ],
    [
      'guest' as const,
      { ...refund, percent: null, amount_cents: null },
      'U hebt uw verblijf geannuleerd.',
      'Wat u terugkrijgt, spreekt u af met de verhuurder. De',
    ],
    ['guest' as const, null, 'U hebt uw verblijf geannuleerd.', 'De verhuurder weet het.'],
    [
      'landlord' as const,
      { ...refund, percent: 100, amount_cents: 150_000 },
      'De verhuurder heeft uw verblijf geannuleerd.',
      'U krijgt € 1.500,- terug van de verhuurder. De dagen',
    ],
  ])(
    'of an approved stay that the %s canceled says what comes back: %j',
    (canceled_by, back, state, next) => {
      const said = told({ status: 'canceled', canceled_by, approved_at, refund: back });
      expect(said.state).toBe(state);
      expect(said.next.replaceAll('\u00a0', ' ')).toContain(next);
    },
  );

  it('of an approved stay leads to what is to be paid, until all is', () => {
    const asked = (state: 'open' | 'paid') => ({
      ...{ id: 1, kind: 'balance' as const, amount_cents: 100, due_date: '2027-06-01', paid_cents: 0 },
      ...{ reference: '', rf_reference: '', iban: '', holder_name: '', epc: null, state },
    });
    const next = (...states: ('open' | 'paid')[]) =>
      told({ status: 'approved', payment_requests: states.map(asked) }).next;
    expect(next('paid', 'open')).toContain('hoe u betaalt');
    expect(next('paid', 'paid')).toBe('De dagen zijn voor u vastgelegd en alles is betaald.');
  });

  it('says from the day of departure on that the stay is over', () => {
    expect(told({ status: 'approved' }, '2027-07-09').state).toBe('Uw verblijf is goedgekeurd.');
    expect(told({ status: 'approved' }, '2027-07-10').state).toBe('Uw verblijf is voorbij.');
  });

  it('says why it was declined, where that says something', () => {
    expect(told({ status: 'declined', decline_reason: 'pets' }).next).toMatch(
      /^Reden: huisdieren kunnen niet mee\. /,
    );
    expect(told({ status: 'declined', decline_reason: 'other' }).next).not.toContain('Reden');
  });
});
