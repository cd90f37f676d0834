/** API contract shared by booking requests and contact requests. */
import { idText, pageQuery } from '@/lib/api/params';
import { optionalLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';

/** Badges: the number of requests, of unopened ones, and of guests' messages that nobody has seen. */
export const requestCountDto = z.object({ count: z.int(), unread: z.int(), unread_messages: z.int() });
export type RequestCount = z.infer<typeof requestCountDto>;

/** First and last name at their maximum length, with a space between. */
const SEARCH_MAX = 201;

/** Query parameters of every list of requests. */
export const requestListQuery = pageQuery.extend({
  /** Only requests for this listing; none if it is another owner's. */
  listing_id: idText.optional(),
  /** Words of the guest's name, ignoring case, or a complete code. */
  search: optionalLine(SEARCH_MAX)
    .transform((text) => text ?? undefined)
    .optional(),
});
export type RequestListQuery = z.output<typeof requestListQuery>;
