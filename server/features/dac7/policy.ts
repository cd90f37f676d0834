import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Has income to report; admins have none. */
export const mayHaveTaxDetails = (actor: Actor): boolean => actor.roleId !== roles.coLandlord;

/** What was earned is the landlord's alone. */
export const mayBeReported = (actor: Actor): boolean => actor.roleId === roles.landlord;
