import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { SubscriptionTable } from '@/components/billing/subscription-table';
import type { SubscriptionDto } from '@/lib/billing/contract';
import { EURO_SPACE } from '@/lib/money/euro';
import { subscriptionTexts as texts } from '@/lib/texts/billing';

const subscription = (change: Partial<SubscriptionDto>): SubscriptionDto => ({
  id: 1,
  name: 'Jaar - zeezicht-oostende',
  cycle_ends_at: '2199-07-04T10:00:00Z',
  ends_at: null,
  status: 'active',
  amount: 14_900,
  currency: 'EUR',
  period: 'year',
  listing_id: 7,
  payment_url: null,
  grace_ends_at: null,
  ...change,
});

async function textOf(change: Partial<SubscriptionDto>): Promise<string> {
  const { prelude } = await prerender(<SubscriptionTable subscriptions={[subscription(change)]} />);
  return (await new Response(prelude).text()).replaceAll(/<[^>]+>/g, '|').replaceAll(EURO_SPACE, ' ');
}

describe('a subscription in the table', () => {
  it.each([
    [{ status: 'pending', cycle_ends_at: null }, texts.states.pending, texts.pending],
    [{}, texts.states.active, 'Wordt verlengd op do 4 jul 2199'],
    [{ cycle_ends_at: null }, texts.states.active, texts.renews],
    [
      { status: 'past_due', grace_ends_at: '2199-03-01T10:00:00Z' },
      texts.states.past_due,
      'Online tot vr 1 mrt 2199',
    ],
    [{ ends_at: '2199-03-01T10:00:00Z' }, texts.states.canceled, 'Loopt tot vr 1 mrt 2199'],
    [{ ends_at: '2026-01-10T10:00:00Z' }, texts.states.ended, 'Gestopt op za 10 jan 2026'],
    [{ status: 'ended', cycle_ends_at: null }, texts.states.ended, texts.ended],
  ] as const)('%j: %s, %s', async (change, state, term) => {
    const text = await textOf(change);
    expect(text).toContain(`|${state}|`);
    expect(text).toContain(`|${term}|`);
  });

  it.each([
    [{}, '€ 149,- per jaar'],
    [{ amount: 1450, period: 'month' }, '€ 14,50 per maand'],
    [{ amount: null, currency: null, period: null }, texts.unknownAmount],
  ] as const)('%j costs %s', async (change, price) => {
    expect(await textOf(change)).toContain(`|${price}|`);
  });
});
