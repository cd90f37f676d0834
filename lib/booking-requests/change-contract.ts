/** A change of an approved stay (docs/rules/stay-changes.md), as included in API answers about the stay. */
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
  /** Null while open, and if it expired without an answer. */
  decided_at: z.iso.datetime().nullable(),
});
export type StayChange = z.infer<typeof stayChangeDto>;

/** The same for landlord and guest. */
export const stayChangeFields = {
  /** The change that awaits the other party's answer. */
  change: stayChangeDto.nullable(),
  /** All of them, newest first. */
  changes: z.array(stayChangeDto),
};
