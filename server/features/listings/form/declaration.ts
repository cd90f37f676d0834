import 'server-only';

import type { ListingValues } from '@/lib/listings/form-rules';
import type { Actor } from '@/server/auth/actor';
import { declared } from '@/server/features/listings/declared';

interface Declaring {
  /** The stored one; null for a new listing. */
  before: boolean | null;
  answer: ListingValues['registration_declared'];
  actor: Actor;
}

/** The columns of a declaration that differs from the stored one: the answer, who gave it and when. */
export function declarationOf({ before, answer, actor }: Declaring) {
  if (answer === declared(before)) return {};
  return {
    registrationDeclared: answer === null ? null : answer === 'yes',
    registrationDeclaredAt: answer === null ? null : new Date(),
    registrationDeclaredById: answer === null ? null : (actor.impersonatorId ?? actor.id),
  };
}
