/** A subscription's state and name parts, and what its owner can do with it (docs/rules/billing.md#subscriptions). */
import type { SubscriptionDto } from '@/lib/billing/contract';

/** canceled: still runs until its end date. */
export const subscriptionStates = ['pending', 'active', 'past_due', 'canceled', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** The state at a moment; from `ends_at` on it has ended. */
export function subscriptionState(
  { status, ends_at: endsAt }: Pick<SubscriptionDto, 'status' | 'ends_at'>,
  now: Date = new Date(),
): SubscriptionState {
  if (status === 'ended' || endsAt === null) return status;
  return new Date(endsAt) > now ? 'canceled' : 'ended';
}

export type SubscriptionAction = 'cancel' | 'resume';

/** The states in which the owner can perform each action; read by the buttons and the server. */
export const subscriptionActions: Readonly<Record<SubscriptionAction, readonly SubscriptionState[]>> = {
  cancel: ['active', 'past_due'],
  resume: ['canceled'],
};

export const mayCancel = (state: SubscriptionState) => subscriptionActions.cancel.includes(state);
export const mayResume = (state: SubscriptionState) => subscriptionActions.resume.includes(state);

const DASH = ' - ';

/** The parts of `PLAN - SLUG`; slugs have no spaces. Without a dash the whole name is the plan. */
export function splitSubscriptionName(name: string): { plan: string; slug: string | null } {
  const at = name.lastIndexOf(DASH);
  return at === -1
    ? { plan: name, slug: null }
    : { plan: name.slice(0, at), slug: name.slice(at + DASH.length) };
}
