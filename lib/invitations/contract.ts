/** Invitations to keep somebody's calendar, as the invited person sees them. */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

export const invitationDto = z.object({
  id: z.int(),
  landlord_first_name: z.string(),
  /** A concept may have neither. */
  listing: z.object({ name: z.string().nullable(), town: z.string().nullable() }),
  created_at: z.iso.datetime(),
});
export type InvitationDto = z.infer<typeof invitationDto>;

/** GET /api/user/invitations: those still open, the newest first. */
export const invitationsAnswer = dataOf(z.array(invitationDto));

/** POST /api/user/invitations/{id}/accept: whose calendar can be opened now. */
export const acceptedInvitationAnswer = dataOf(z.object({ slug: z.string() }));
