/** Links to calendars of other platforms on the wire (docs/rules/calendar-feeds.md#links). */
import { dataOf } from '@/lib/api/envelope';
import { idText } from '@/lib/api/params';
import { requiredLine, typedLine } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { calendarFeedDto, listingParams } from '@/lib/listings/contract';
import { isBlank } from '@/lib/api/typed-text';
import { feedFaultCodes } from '@/lib/calendar-feeds/faults';
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

const address = typedLine()
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
  url: z.preprocess((value) => (isBlank(value) ? null : value), address.nullable()),
});
export type FeedLinkInput = z.output<typeof feedLinkInput>;

/** Linked calendars of a home, those of the two platforms among them. */
export const MAX_LINKED_CALENDARS = 6;
/** Characters of the name that an owner gives one. */
export const MAX_CALENDAR_NAME = 60;

/** POST /api/listings/{id}/linked-calendars and PUT …/{linked}: a calendar of any other site. */
export const linkedCalendarInput = z.object({ name: requiredLine(MAX_CALENDAR_NAME), url: address });
export type LinkedCalendarInput = z.output<typeof linkedCalendarInput>;

/** `{linked}` is the id of a row of the list. */
export const linkedCalendarParams = listingParams.extend({ linked: idText });

/** Events of the last whole reading: what became of each of them. */
export const feedOutcomeDto = z.object({
  read_at: z.iso.datetime(),
  events: z.int(),
  /** Ranges of nights that now stand in the calendar. */
  taken: z.int(),
  /** Ranges that are our own, sent back to us. */
  own: z.int(),
  cancelled: z.int(),
  /** Marked as not busy. */
  free: z.int(),
  /** Without a night in the two years to come. */
  outside: z.int(),
  unreadable: z.int(),
  /** Names of zones that nobody knows, a few of them; their hours were read as those here. */
  unknown_zones: z.array(z.string()).default([]),
});
export type FeedOutcomeDto = z.infer<typeof feedOutcomeDto>;

/** A linked calendar for the owner and admins; `name` is the platform's or the owner's, `url` for the owner alone. */
export const linkedCalendarDto = calendarFeedDto.extend({
  id: z.int(),
  name: z.string(),
  /** What `error` is about. */
  fault: z.enum(feedFaultCodes).nullable(),
  /** Null until it was read whole since this is kept. */
  outcome: feedOutcomeDto.nullable(),
});
export type LinkedCalendarDto = z.infer<typeof linkedCalendarDto>;
export const linkedCalendarAnswer = dataOf(linkedCalendarDto);
export const linkedCalendarListAnswer = dataOf(z.array(linkedCalendarDto));

export const calendarFeedListDto = dataOf(z.array(calendarFeedDto));
