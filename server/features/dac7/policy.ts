import 'server-only';

import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';

/** Not co-landlords; admins read nulls. */
export const mayHaveTaxDetails = (actor: Actor): boolean => actor.roleId !== roles.coLandlord;

/** Only landlords have income to report. */
export const mayBeReported = (actor: Actor): boolean => actor.roleId === roles.landlord;
