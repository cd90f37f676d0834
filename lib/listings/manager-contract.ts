/** API contract of what a helper of a listing may do (docs/rules/invitations.md#roles). */
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { listingParams } from '@/lib/listings/contract';
import { managerRoles } from '@/lib/listings/manager-roles';

/** `{manager}` in a path: the id in the listing's `managers`. */
export const managerParams = listingParams.extend({ manager: idText });

/** PUT /api/listings/{id}/managers/{manager}. */
export const managerRoleInput = z.object({ role: z.enum(managerRoles) });
export type ManagerRoleInput = z.output<typeof managerRoleInput>;
