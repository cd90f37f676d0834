/** What a subscription's name and moments say (docs/rules/billing.md#subscriptions). */
import type { SubscriptionDto } from '@/lib/billing/contract';

/** active: renews by itself; canceled: runs until it ends; ended: over. */
export type SubscriptionState = 'active' | 'canceled' | 'ended';

/** The state at a moment; at the very moment of its end it is over. */
export function subscriptionState(
  { ends_at: endsAt }: Pick<SubscriptionDto, 'ends_at'>,
  now: Date = new Date(),
): SubscriptionState {
  if (endsAt === null) return 'active';
  return new Date(endsAt) > now ? 'canceled' : 'ended';
}

const DASH = ' - ';

/** The parts of `PLAN - SLUG`; slugs have no spaces. Without a dash it is all plan. */
export function splitSubscriptionName(name: string): { plan: string; slug: string | null } {
  const at = name.lastIndexOf(DASH);
  return at === -1
    ? { plan: name, slug: null }
    : { plan: name.slice(0, at), slug: name.slice(at + DASH.length) };
}
