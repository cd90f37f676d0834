/**
 * API contract of a guest's own page (docs/rules/guest-stays.md), which is opened by the link in an email, without an
 * account.
 */
import { dataOf } from '@/lib/api/envelope';
import { sentLocale } from '@/lib/api/locale';
import { idText } from '@/lib/api/params';
import { z } from '@/lib/api/zod';
import { bookingRequestStatuses, closingReasons, requestParties } from '@/lib/booking-requests/lifecycle';
import { stayChangeFields } from '@/lib/booking-requests/change-contract';
import { offerDto } from '@/lib/booking-requests/contract';
import { refundDto, requestTermsDto } from '@/lib/booking-requests/terms-contract';
import { agreementDto } from '@/lib/payments/agreement-contract';
import { depositReturnDto, guestPaymentRequestDto, stayPaymentFields } from '@/lib/payments/request-contract';
import { threadMessageDto } from '@/lib/messages/contract';
import { quoteDto } from '@/lib/stays/contract';
import { wayInDueDto } from '@/lib/way-in/contract';

/** The token in the URL; anything else opens nothing. */
export const guestTokenParams = z.object({ token: z.string().min(1).max(200) });

export const guestPaymentParams = guestTokenParams.extend({ request: idText });

const listingDto = z.object({
  ...{ name: z.string(), slug: z.string(), town: z.string().nullable() },
  /** The subject of a notice about the landlord's messages. */
  landlord_id: z.int(),
});
/** The newest messages; older ones are loaded page by page. */
const threadDto = z.array(threadMessageDto);

const arrivalWords = z.object({ arrival_info: z.string().nullable() });

export const guestStayDto = z.object({
  kind: z.literal('stay'),
  code: z.string(),
  status: z.enum(bookingRequestStatuses),
  first_name: z.string(),
  /** The language of the page from which the stay was requested, and of the letters to the guest. */
  locale: sentLocale,
  canceled_by: z.enum(requestParties).nullable(),
  decline_reason: z.enum(closingReasons).nullable(),
  start_date: z.string(),
  end_date: z.string(),
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_babies: z.int(),
  number_of_pets: z.int(),
  /** 'hh:mm:ss': as agreed, else the listing's own times. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  /** Whole euros: as requested, or as agreed. */
  price: z.int(),
  /** The price breakdown at the time of the request; null for older requests. */
  quote: quoteDto.nullable(),
  /** The total of the accepted offer. */
  agreed_total_cents: z.int().nullable(),
  offer: offerDto.nullable(),
  /** Remains set when the stay is canceled later. */
  approved_at: z.iso.datetime().nullable(),
  /** As they were when requesting; null for older requests and own bookings. */
  terms: requestTermsDto.nullable(),
  /** For a stay that is approved and upcoming, or canceled; else null. */
  refund: refundDto.nullable(),
  ...stayPaymentFields,
  payment_requests: z.array(guestPaymentRequestDto),
  /** What was returned of the deposit. */
  deposit_return: depositReturnDto.nullable(),
  agreement: agreementDto.nullable(),
  ...stayChangeFields,
  /** Whether the guest can review the stay now, or already has. */
  review: z.enum(['open', 'written']).nullable(),
  listing: listingDto,
  messages: threadDto,
  /** Address lines. Null, like the two fields below, unless the stay is currently approved. */
  address: z.array(z.string()).nullable(),
  landlord: z.object({ full_name: z.string(), phone_number: z.string().nullable() }).nullable(),
  /** Also null until it is due. */
  arrival_info: z.string().nullable(),
  /** The landlord's own translations of it. */
  translations: z.object({ fr: arrivalWords, de: arrivalWords, en: arrivalWords }).nullable(),
  /** What it waits for. */
  arrival_info_due: wayInDueDto.nullable(),
});
export type GuestStay = z.infer<typeof guestStayDto>;

/** The page of a guest who only asked a question. */
export const guestQuestionDto = z.object({
  kind: z.literal('question'),
  code: z.string(),
  subject: z.string(),
  locale: sentLocale,
  listing: listingDto,
  messages: threadDto,
});
export type GuestQuestion = z.infer<typeof guestQuestionDto>;

export const guestPageAnswer = dataOf(z.discriminatedUnion('kind', [guestStayDto, guestQuestionDto]));
export type GuestPage = GuestStay | GuestQuestion;
export const guestStayAnswer = dataOf(guestStayDto);

/**
 * Body of POST …/accept-offer: which offer the guest saw, if the page sends it, so that a newer one is not accepted
 * unseen.
 */
export const acceptOfferInput = z.object({ made_at: z.iso.datetime().optional() }).optional();
export type AcceptOfferInput = z.output<typeof acceptOfferInput>;
