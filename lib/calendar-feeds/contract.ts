/** API contract of links to calendars on other platforms (docs/rules/calendar-feeds.md#links). */
import { dataOf } from '@/lib/api/envelope';
import { idText } from '@/lib/api/params';
import { requiredLine, typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { calendarFeedDto, listingParams } from '@/lib/listings/contract';
import { isBlank } from '@/lib/api/typed-text';
import { feedFaultCodes } from '@/lib/calendar-feeds/faults';
import { feedFaultTexts } from '@/lib/texts/calendar-feeds';
import { MAX_CALENDAR_NAME } from '@/lib/calendar-feeds/limits';

/** The address as stored: without a fragment, which is never sent to the server. Null if it is not a valid address. */
function toFeedAddress(text: string): string | null {
  // Calendar programs copy the same address with another scheme.
  const written = text.replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  url.hash = '';
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname !== '' && url.username === '' && url.password === '' ? url.href : null;
}

const MAX_ADDRESS = 2000;

const address = typedLine()
  .max(MAX_ADDRESS)
  .transform((text, context) => {
    const url = toFeedAddress(text);
    if (url !== null && url.length <= MAX_ADDRESS) return url;
    context.addIssue({ code: 'custom', message: feedFaultTexts.bad_address });
    return z.NEVER;
  });

/** POST /api/listings/{id}/air-bnb-url and …/booking-com-url: null or empty removes the link and its imported days. */
export const platformFeedInput = z.object({
  // Left out is not the same as empty: a call without the field must never remove a link.
  url: z.preprocess((value) => (isBlank(value) ? null : value), address.nullable()),
});
export type PlatformFeedInput = z.output<typeof platformFeedInput>;

/** POST /api/listings/{id}/linked-calendars and PUT …/{linked}: a calendar of any other site. */
export const feedInput = z.object({ name: requiredLine(MAX_CALENDAR_NAME), url: address });
export type FeedInput = z.output<typeof feedInput>;

/** `{linked}` is the id of a row in the list. */
export const feedParams = listingParams.extend({ linked: idText });

/** What became of the events in the last complete read. */
export const feedOutcomeDto = z.object({
  read_at: z.iso.datetime(),
  events: z.int(),
  /** Ranges of nights that are now occupied in the calendar. */
  taken: z.int(),
  /** Ranges that are our own stays, echoed back to us. */
  own: z.int(),
  cancelled: z.int(),
  /** Events marked as free. */
  free: z.int(),
  /** Events without a night in the next two years. */
  outside: z.int(),
  unreadable: z.int(),
  /** A few of the unknown time zone names; their times were read as local time. */
  unknown_zones: z.array(z.string()).default([]),
});
export type FeedOutcomeDto = z.infer<typeof feedOutcomeDto>;

/** A linked calendar for the owner and admins; `name` is the platform's or the owner's, `url` is for the owner only. */
export const feedDto = calendarFeedDto.extend({
  id: z.int(),
  name: z.string(),
  /** The kind of `error`. */
  fault: z.enum(feedFaultCodes).nullable(),
  /** Null if it has not been read completely since outcomes are recorded. */
  outcome: feedOutcomeDto.nullable(),
});
export type FeedDto = z.infer<typeof feedDto>;
export const feedAnswer = dataOf(feedDto);
export const feedListAnswer = dataOf(z.array(feedDto));

export const calendarFeedListDto = dataOf(z.array(calendarFeedDto));
