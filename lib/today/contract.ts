/** What a landlord has to see to today (docs/rules/dashboard.md#overview). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { bookingRequestDto } from '@/lib/booking-requests/contract';

/** Rows of each list of the day. */
export const MOST_OF_TODAY = 50;
/** Days of the week ahead, today's among them. */
export const DAYS_AHEAD = 7;
/** Nights shown before and after those that are asked for. */
export const NIGHTS_AROUND = 3;

const rangeDto = z.object({ start_date: z.string(), end_date: z.string() });

/** The nights from some before a stay until some after it, and which of them are taken or asked for by others. */
const aroundDto = rangeDto.extend({ taken: z.array(rangeDto), asked: z.array(rangeDto) });
export type Around = z.infer<typeof aroundDto>;

/** A request that waits for its landlord, with what lies around its nights. */
const requestToAnswerDto = bookingRequestDto.extend({ around: aroundDto });
export type RequestToAnswer = z.infer<typeof requestToAnswerDto>;

/** A stay that is approved, with what its guest knows of how to come. */
const stayOfTodayDto = bookingRequestDto.extend({
  /** Whether its guest reads where the home is. */
  address_shared: z.boolean(),
  /** Whether the home says how to get in. */
  has_arrival_info: z.boolean(),
});
export type StayOfToday = z.infer<typeof stayOfTodayDto>;

const listingDto = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** A linked calendar that cannot be read. */
const feedProblemDto = z.object({
  listing: listingDto,
  /** Of the calendar: 'Airbnb'. */
  name: z.string(),
  failing_since: z.iso.datetime(),
  /** Why, as a sentence. */
  error: z.string().nullable(),
});
export type FeedProblem = z.infer<typeof feedProblemDto>;

/** A home that was never public, and what it still lacks for that: fields of the form, `images_pool`, `billing`. */
const homeToCompleteDto = z.object({ listing: listingDto, missing: z.array(z.string()) });
export type HomeToComplete = z.infer<typeof homeToCompleteDto>;

/** A home that an admin rejected, until its owner submits it again; `message` is the admin's. */
const rejectedHomeDto = z.object({
  listing: listingDto,
  denied_at: z.iso.datetime(),
  message: z.string().nullable(),
});
export type RejectedHome = z.infer<typeof rejectedHomeDto>;

/** A home that was never public, and lacks nothing for that. */
const homeToPublishDto = z.object({ listing: listingDto });
export type HomeToPublish = z.infer<typeof homeToPublishDto>;

const todayDto = z.object({
  to_answer: z.array(requestToAnswerDto),
  /** Those that wait for their guest, who has an offer to answer. */
  offered: z.array(bookingRequestDto),
  arriving: z.array(stayOfTodayDto),
  departing: z.array(stayOfTodayDto),
  /** Who sleeps there tonight: also who arrives today, no more who leaves today. */
  staying: z.array(stayOfTodayDto),
  unread_messages: z.int(),
  feed_problems: z.array(feedProblemDto),
  to_complete: z.array(homeToCompleteDto),
  rejected: z.array(rejectedHomeDto),
  to_publish: z.array(homeToPublishDto),
  /** Without them a landlord publishes nothing. */
  lacks_billing_details: z.boolean(),
});
export type Today = z.infer<typeof todayDto>;

export const todayAnswer = dataOf(todayDto);
