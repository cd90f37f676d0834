import { describe, expect, it } from 'vitest';
import { splitSubscriptionName, subscriptionState } from '@/lib/billing/subscription';

const now = new Date('2026-06-01T12:00:00Z');

describe('subscriptionState', () => {
  it.each([
    [null, 'active'],
    ['2026-06-01T12:00:00.001Z', 'canceled'],
    ['2026-06-01T12:00:00.000Z', 'ended'],
    ['2025-01-01T00:00:00.000Z', 'ended'],
  ])('ends at %s: %s', (endsAt, state) => {
    expect(subscriptionState({ ends_at: endsAt }, now)).toBe(state);
  });
});

describe('splitSubscriptionName', () => {
  it.each([
    ['Jaar - de-witte-golf-oostende', 'Jaar', 'de-witte-golf-oostende'],
    ['Jaar - zonder wachten - duinzicht', 'Jaar - zonder wachten', 'duinzicht'],
    ['Jaar', 'Jaar', null],
  ])('%s', (name, plan, slug) => {
    expect(splitSubscriptionName(name)).toEqual({ plan, slug });
  });
});
