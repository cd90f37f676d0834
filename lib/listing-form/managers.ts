/** The calendar managers of a listing: e-mail addresses. */
import type { OwnListing } from '@/lib/listings/contract';

export type ManagerFault = 'empty' | 'no_email' | 'duplicate' | 'own' | 'too_many';

export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The changes that turn the server's list into this one; both are empty if the lists are equal. */
export function changedManagers(
  kept: readonly string[],
  wanted: readonly string[],
): { create: string[]; delete: string[] } {
  const lacks = (list: readonly string[]) => (email: string) =>
    !list.some((other) => isSameAddress(other, email));
  return { create: wanted.filter(lacks(kept)), delete: kept.filter(lacks(wanted)) };
}

/** An invited manager of the saved listing. */
export type Invited = Pick<OwnListing['managers'][number], 'email' | 'accepted'>;

/** to-invite: added to the list; the invitation is sent once the form is saved. */
export type InvitationState = 'accepted' | 'invited' | 'to-invite';

export function invitationState(invited: readonly Invited[], email: string): InvitationState {
  const known = invited.find((other) => isSameAddress(other.email, email));
  if (!known) return 'to-invite';
  return known.accepted ? 'accepted' : 'invited';
}
