/** Invitations to manage a listing's calendar, as seen by the invited user. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { managerRoles } from '@/lib/listings/manager-roles';

export const invitationDto = z.object({
  id: z.int(),
  /** The role that they are invited to. */
  role: z.enum(managerRoles),
  landlord_first_name: z.string(),
  /** A draft may have neither. */
  listing: z.object({ name: z.string().nullable(), town: z.string().nullable() }),
  created_at: z.iso.datetime(),
});
export type InvitationDto = z.infer<typeof invitationDto>;

/** GET /api/user/invitations: the open ones, newest first. */
export const invitationsAnswer = dataOf(z.array(invitationDto));

/** POST /api/user/invitations/{id}/accept: the listing whose calendar the user can now open. */
export const acceptedInvitationAnswer = dataOf(z.object({ slug: z.string() }));
