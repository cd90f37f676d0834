import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Whether an admin does this in the actor's place; it is then shown to others. */
export const isByAdmin = (actor: Pick<Actor, 'impersonatorId'>): boolean => actor.impersonatorId !== null;
