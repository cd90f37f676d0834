/** Adds a calendar manager to the list of a form. */
import { isBlank, readMailbox } from '@/lib/api/typed-text';
import type { ManagerFault } from '@/lib/listing-form/managers';
import { isSameAddress } from '@/lib/listing-form/managers';
import { MAX_MANAGERS } from '@/lib/listings/form-limits';

export type AddedManager = { added: string } | { fault: ManagerFault };

/** What adding the typed address gives; `ownEmail` is the owner's, who is never in the list. */
export function addManager(managers: readonly string[], typed: string, ownEmail: string): AddedManager {
  if (isBlank(typed)) return { fault: 'empty' };
  const email = readMailbox(typed);
  if (email === null) return { fault: 'no_email' };
  if (isSameAddress(email, ownEmail)) return { fault: 'own' };
  if (managers.some((known) => isSameAddress(known, email))) return { fault: 'duplicate' };
  return managers.length >= MAX_MANAGERS ? { fault: 'too_many' } : { added: email };
}
