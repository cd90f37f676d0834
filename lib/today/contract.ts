/** What needs the landlord's attention today (docs/rules/dashboard.md#overview). */
import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';
import { bookingRequestDto } from '@/lib/booking-requests/contract';
import { stayToConfirmDto } from '@/lib/short-stay-reports/stayed';
import { paymentRequestKinds } from '@/lib/payments/plan';

const rangeDto = z.object({ start_date: z.string(), end_date: z.string() });

/**
 * The nights from some before a requested stay until some after it, and which of them are occupied or requested by
 * others.
 */
const aroundDto = rangeDto.extend({ taken: z.array(rangeDto), asked: z.array(rangeDto) });
export type Around = z.infer<typeof aroundDto>;

/** A pending request, with the occupancy around its nights. */
const requestToAnswerDto = bookingRequestDto.extend({ around: aroundDto });
export type RequestToAnswer = z.infer<typeof requestToAnswerDto>;

/** An approved stay, and whether its guest has the information needed to arrive. */
const stayOfTodayDto = bookingRequestDto.extend({
  /** Whether the guest was given the address. */
  address_shared: z.boolean(),
  /** Whether the listing has access instructions. */
  has_arrival_info: z.boolean(),
});
export type StayOfToday = z.infer<typeof stayOfTodayDto>;

const listingDto = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** A linked calendar that cannot be read. */
const feedProblemDto = z.object({
  listing: listingDto,
  /** The calendar's name: 'Airbnb'. */
  name: z.string(),
  failing_since: z.iso.datetime(),
  /** The error message. */
  error: z.string().nullable(),
});
export type FeedProblem = z.infer<typeof feedProblemDto>;

/**
 * A listing that was never public, and what is still missing for that: fields of the form, `images_pool`, `billing`.
 */
const listingToCompleteDto = z.object({ listing: listingDto, missing: z.array(z.string()) });
export type ListingToComplete = z.infer<typeof listingToCompleteDto>;

/** A listing that an admin rejected, until its owner submits it again; `message` is the admin's. */
const rejectedListingDto = z.object({
  listing: listingDto,
  denied_at: z.iso.datetime(),
  message: z.string().nullable(),
});
export type RejectedListing = z.infer<typeof rejectedListingDto>;

/** A listing that was never public although nothing is missing. */
const listingToPublishDto = z.object({ listing: listingDto });
export type ListingToPublish = z.infer<typeof listingToPublishDto>;

/** A payment request of an approved stay that is not fully paid. */
const duePaymentDto = z.object({
  id: z.int(),
  kind: z.enum(paymentRequestKinds),
  /** It is the whole amount of the stay; absent for a part. */
  whole: z.literal(true).optional(),
  open_cents: z.int(),
  due_date: z.string(),
  booking: z.object({ id: z.int(), code: z.string(), guest_name: z.string() }),
  listing: listingDto,
});
export type DuePayment = z.infer<typeof duePaymentDto>;

/** The day in four numbers; complete even if the lists are cut off. */
const dayLineDto = z.object({
  /** Approved stays and manual bookings that begin or end today. */
  arriving: z.int(),
  departing: z.int(),
  /** What should have been paid by today (docs/rules/dashboard.md#today). */
  open_cents: z.int(),
  /** Conversations that await the landlord's answer. */
  questions: z.int(),
});
export type DayLine = z.infer<typeof dayLineDto>;

const todayDto = z.object({
  line: dayLineDto,
  to_answer: z.array(requestToAnswerDto),
  /** Requests with an offer that the guest has to answer. */
  offered: z.array(bookingRequestDto),
  arriving: z.array(stayOfTodayDto),
  departing: z.array(stayOfTodayDto),
  /** Stays that include tonight: guests arriving today, but not those leaving today. */
  staying: z.array(stayOfTodayDto),
  /** Stays that ended in the last seven days, for which the landlord has not stated who stayed; oldest first. */
  to_confirm: z.array(stayToConfirmDto),
  /** Payments due within seven days, and those whose day is past; earliest first. */
  payments_due: z.array(duePaymentDto),
  payments_overdue: z.array(duePaymentDto),
  unread_messages: z.int(),
  feed_problems: z.array(feedProblemDto),
  to_complete: z.array(listingToCompleteDto),
  rejected: z.array(rejectedListingDto),
  to_publish: z.array(listingToPublishDto),
  /** Without them a landlord cannot publish. */
  lacks_billing_details: z.boolean(),
});
export type Today = z.infer<typeof todayDto>;

export const todayAnswer = dataOf(todayDto);
