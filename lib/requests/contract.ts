/** What booking requests and contact requests have in common on the wire. */
import { idText, pageQuery } from '@/lib/api/params';
import { optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** Badges: all of them, those that nobody opened yet, and what guests wrote in them that nobody saw. */
export const requestCountDto = z.object({ count: z.int(), unread: z.int(), unread_messages: z.int() });
export type RequestCount = z.infer<typeof requestCountDto>;

/** First and last name, each at its longest, with the space between. */
const SEARCH_MAX = 201;

/** Of every list of requests. */
export const requestListQuery = pageQuery.extend({
  /** Those of one home; none for another owner's. */
  listing_id: idText.optional(),
  /** Words of the guest's name without case, or a whole code. */
  search: optionalLine(SEARCH_MAX)
    .transform((text) => text ?? undefined)
    .optional(),
});
export type RequestListQuery = z.output<typeof requestListQuery>;
