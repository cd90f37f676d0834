/**
 * The states of a change of an approved stay, and who may move it from one to the next (docs/rules/stay-changes.md).
 * The server's conditional updates, the buttons and the tests all read this table.
 */
import type { StayChangeState } from '@/lib/booking-requests/change-contract';
import type { RequestParty } from '@/lib/booking-requests/lifecycle';

interface StayChangeTransition {
  readonly from: readonly ['open'];
  readonly to: StayChangeState;
  /** The side that asked, or the other one. */
  readonly by: readonly ['asker' | 'other side'];
  readonly beforeArrival?: true;
}

export const stayChangeTransitions = {
  accept: { from: ['open'], to: 'accepted', by: ['other side'], beforeArrival: true },
  decline: { from: ['open'], to: 'declined', by: ['other side'] },
  'take-back': { from: ['open'], to: 'taken_back', by: ['asker'] },
} as const satisfies Record<string, StayChangeTransition>;
export type StayChangeAction = keyof typeof stayChangeTransitions;

/** Whether this side may take the step at all. */
export const mayStep = (action: StayChangeAction, asker: RequestParty, side: RequestParty): boolean =>
  stayChangeTransitions[action].by[0] === (asker === side ? 'asker' : 'other side');
