/** The calendar managers of a listing: e-mail addresses (spec D §5). */
import { emailAddress } from '@/lib/api/text';
import { MAX_MANAGERS } from '@/lib/listings/form-contract';

export type ManagerFault = 'empty' | 'no_email' | 'duplicate' | 'own' | 'too_many';

export type AddedManager = { added: string } | { fault: ManagerFault };

const address = emailAddress();
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What comes of adding what was typed; `ownEmail` is the owner's, who is never in the list. */
export function addManager(managers: readonly string[], typed: string, ownEmail: string): AddedManager {
  if (typed.trim() === '') return { fault: 'empty' };
  const parsed = address.safeParse(typed);
  if (!parsed.success) return { fault: 'no_email' };
  const email = parsed.data;
  if (same(email, ownEmail)) return { fault: 'own' };
  if (managers.some((known) => same(known, email))) return { fault: 'duplicate' };
  return managers.length >= MAX_MANAGERS ? { fault: 'too_many' } : { added: email };
}

/** What to tell the server so that its list becomes this one; both are empty where they are the same. */
export function changedManagers(
  kept: readonly string[],
  wanted: readonly string[],
): { create: string[]; delete: string[] } {
  const lacks = (list: readonly string[]) => (email: string) => !list.some((other) => same(other, email));
  return { create: wanted.filter(lacks(kept)), delete: kept.filter(lacks(wanted)) };
}
