import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Whoever may have homes says as what they let; co-landlords become landlords first. */
export const mayBeTrader = (actor: Actor): boolean => actor.roleId !== roles.coLandlord;
