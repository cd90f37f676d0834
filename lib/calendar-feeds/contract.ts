/** Links to calendars of other platforms on the wire (docs/rules/calendar-feeds.md#links). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { calendarFeedDto } from '@/lib/listings/contract';
import { feedFaultTexts } from '@/lib/texts/calendar-feeds';

/** The address as it is kept: without a fragment, which no server sees. Null when it is no address. */
function toFeedAddress(text: string): string | null {
  // Calendar programs copy the same address under another scheme.
  const written = text.replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  url.hash = '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null;
}

const MAX_ADDRESS = 2000;

const address = z
  .string()
  .trim()
  .max(MAX_ADDRESS)
  .transform((text, context) => {
    const url = toFeedAddress(text);
    if (url !== null && url.length <= MAX_ADDRESS) return url;
    context.addIssue({ code: 'custom', message: feedFaultTexts.bad_address });
    return z.NEVER;
  });

/** POST /api/listings/{id}/air-bnb-url and …/booking-com-url: null or empty removes the link and its days. */
export const feedLinkInput = z.object({
  // Left out is not empty: a call without the field must never remove a link.
  url: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    address.nullable(),
  ),
});
export type FeedLinkInput = z.output<typeof feedLinkInput>;

export const calendarFeedListDto = dataOf(z.array(calendarFeedDto));
