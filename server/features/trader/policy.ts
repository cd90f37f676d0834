import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Anybody who may have listings states whether they are a trader; co-landlords become landlords first. */
export const mayBeTrader = (actor: Actor): boolean => actor.roleId !== roles.coLandlord;
