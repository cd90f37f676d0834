/** Notes by the site in a thread (docs/rules/messages.md#notes), stored as data so that all read their own language. */
import { z } from '@/lib/api/zod';
import { requestParties } from '@/lib/booking-requests/lifecycle';
import { daySchema } from '@/lib/dates/schema';

/** Notes without further data. */
const plainNotes = [
  'offer_taken_back',
  'offer_accepted',
  'offer_declined',
  'withdrawn',
  'canceled',
  'closed',
  'unanswered',
] as const;

const agreed = { start_date: daySchema(), end_date: daySchema(), total_cents: z.int() };
const by = z.enum(requestParties);

export const threadNoteDto = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(plainNotes) }),
  z.object({ kind: z.literal('offer_made'), ...agreed }),
  z.object({
    kind: z.literal('change_asked'),
    by,
    ...agreed,
    number_of_adults: z.int(),
    number_of_children: z.int(),
    number_of_babies: z.int(),
    number_of_pets: z.int(),
  }),
  z.object({ kind: z.enum(['change_accepted', 'change_declined', 'change_taken_back']), by }),
]);
export type ThreadNote = z.infer<typeof threadNoteDto>;
