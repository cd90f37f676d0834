/**
 * The moderation states of a listing (docs/rules/moderation.md#states). The server's conditional updates, the buttons
 * and the tests all read this table. Deleting is possible in every state.
 */

/** waiting: for an admin's decision. online: publicly listed. offline: a draft, or taken offline. */
export const moderationStates = ['waiting', 'online', 'offline'] as const;
export type ModerationState = (typeof moderationStates)[number];

export const moderationActions = ['approve', 'deny'] as const;
export type ModerationAction = (typeof moderationActions)[number];

interface ModerationTransition {
  readonly from: readonly ModerationState[];
  readonly to: ModerationState;
}

export const moderationTransitions: Readonly<Record<ModerationAction, ModerationTransition>> = {
  approve: { from: ['waiting'], to: 'online' },
  deny: { from: ['waiting', 'online'], to: 'offline' },
};

/** The state derived from the two timestamps of a listing, as strings or dates. */
export function moderationState(listing: { approved: unknown; disabled: unknown }): ModerationState {
  if (listing.disabled) return 'offline';
  return listing.approved ? 'online' : 'waiting';
}

/** What an admin can do with a listing in this state, besides editing and deleting. */
export function allowedModeration(state: ModerationState): ModerationAction[] {
  return moderationActions.filter((action) => moderationTransitions[action].from.includes(state));
}
