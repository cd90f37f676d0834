/** A change of an approved stay (docs/rules/stay-changes.md), as the answers about the stay tell it. */
import { z } from '@/lib/api/zod';
import { requestParties } from '@/lib/booking-requests/lifecycle';

export const stayChangeStates = ['open', 'accepted', 'declined', 'taken_back', 'expired'] as const;
export type StayChangeState = (typeof stayChangeStates)[number];

export const stayChangeDto = z.object({
  id: z.int(),
  by: z.enum(requestParties),
  start_date: z.string(),
  end_date: z.string(),
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_babies: z.int(),
  number_of_pets: z.int(),
  total_cents: z.int(),
  message: z.string().nullable(),
  state: z.enum(stayChangeStates),
  created_at: z.iso.datetime(),
  /** Null while open, and when its day of arrival passed without an answer. */
  decided_at: z.iso.datetime().nullable(),
});
export type StayChange = z.infer<typeof stayChangeDto>;

/** For landlord and guest alike. */
export const stayChangeFields = {
  /** The one that waits for the other side. */
  change: stayChangeDto.nullable(),
  /** All of them, newest first. */
  changes: z.array(stayChangeDto),
};
