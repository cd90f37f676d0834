import { describe, expect, it } from 'vitest';
import {
  mayCancel,
  mayResume,
  splitSubscriptionName,
  subscriptionState,
  subscriptionStates,
} from '@/lib/billing/subscription';

const now = new Date('2026-06-01T12:00:00Z');
const later = '2026-06-01T12:00:00.001Z';
const atOnce = '2026-06-01T12:00:00.000Z';

describe('subscriptionState', () => {
  it.each([
    ['pending', null, 'pending'],
    ['active', null, 'active'],
    ['active', later, 'canceled'],
    ['active', atOnce, 'ended'],
    ['active', '2025-01-01T00:00:00.000Z', 'ended'],
    ['past_due', null, 'past_due'],
    ['past_due', later, 'canceled'],
    ['past_due', atOnce, 'ended'],
    ['ended', null, 'ended'],
    ['ended', later, 'ended'],
  ] as const)('%s, ends at %s: %s', (status, endsAt, state) => {
    expect(subscriptionState({ status, ends_at: endsAt }, now)).toBe(state);
  });
});

describe('what an owner can do with a subscription', () => {
  it.each([
    ['pending', false, false],
    ['active', true, false],
    ['past_due', true, false],
    ['canceled', false, true],
    ['ended', false, false],
  ] as const)('%s: cancel %s, resume %s', (state, cancel, resume) => {
    expect([mayCancel(state), mayResume(state)]).toEqual([cancel, resume]);
  });

  it('is never both at once', () => {
    expect(subscriptionStates.filter((state) => mayCancel(state) && mayResume(state))).toEqual([]);
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
