/** The calendar managers of a listing, by email address. */
import { emailAddress } from '@/lib/api/text';
import { isBlank } from '@/lib/api/typed-text';
import type { OwnListing } from '@/lib/listings/contract';
import { MAX_MANAGERS } from '@/lib/listings/form-contract';

export type ManagerFault = 'empty' | 'no_email' | 'duplicate' | 'own' | 'too_many';

export type AddedManager = { added: string } | { fault: ManagerFault };

const address = emailAddress();
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The result of adding the typed address; `ownEmail` is the owner's, which is never in the list. */
export function addManager(managers: readonly string[], typed: string, ownEmail: string): AddedManager {
  if (isBlank(typed)) return { fault: 'empty' };
  const parsed = address.safeParse(typed);
  if (!parsed.success) return { fault: 'no_email' };
  const email = parsed.data;
  if (same(email, ownEmail)) return { fault: 'own' };
  if (managers.some((known) => same(known, email))) return { fault: 'duplicate' };
  return managers.length >= MAX_MANAGERS ? { fault: 'too_many' } : { added: email };
}

/** The changes that turn the server's list into this one; both are empty if the lists are equal. */
export function changedManagers(
  kept: readonly string[],
  wanted: readonly string[],
): { create: string[]; delete: string[] } {
  const lacks = (list: readonly string[]) => (email: string) => !list.some((other) => same(other, email));
  return { create: wanted.filter(lacks(kept)), delete: kept.filter(lacks(wanted)) };
}

/** An invited manager of the saved listing. */
export type Invited = Pick<OwnListing['managers'][number], 'email' | 'accepted'>;

/** to-invite: added to the list; the invitation is sent once the form is saved. */
export type InvitationState = 'accepted' | 'invited' | 'to-invite';

export function invitationState(invited: readonly Invited[], email: string): InvitationState {
  const known = invited.find((other) => same(other.email, email));
  if (!known) return 'to-invite';
  return known.accepted ? 'accepted' : 'invited';
}
