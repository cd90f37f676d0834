/**
 * API contract of contact requests (docs/rules/contact-requests.md#questions-to-an-owner). The same schema validates
 * them in the browser and on the server.
 */
import { dataOf, messageDto, pageOf } from '@/lib/api/envelope';
import { pageLocale, sentLocale } from '@/lib/api/locale';
import { requiredName } from '@/lib/api/name';
import { emailAddress, optionalPhone, requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import { guestCountries } from '@/lib/countries';
import { MESSAGE_MAX } from '@/lib/message';
import { requestListQuery } from '@/lib/requests/contract';
import { contactRequestStatuses } from '@/lib/contact-requests/statuses';

/** The guest's input. */
export const contactRequestInput = z.object({
  first_name: requiredName(100),
  last_name: requiredName(100),
  email: emailAddress(),
  country: z.enum(guestCountries),
  phone: optionalPhone(),
  subject: requiredName(200),
  message: requiredText(MESSAGE_MAX),
  /** The language of everything sent to the guest. */
  locale: pageLocale(),
});
export type ContactRequestInput = z.output<typeof contactRequestInput>;

/** Body of POST /api/listings/{id}/contact-requests. */
export const contactRequestCall = contactRequestInput.extend({ g_recaptcha_response: botCheckToken });
export type ContactRequestCall = z.output<typeof contactRequestCall>;

/** The answer to the sender. */
export const sentQuestionDto = messageDto.extend({
  /** The same question had already been asked and is not stored again. */
  repeated: z.boolean(),
});
export type SentQuestion = z.infer<typeof sentQuestionDto>;

const moment = z.iso.datetime().nullable();

/** A contact request as seen by the listing's owner and admins. */
export const contactRequestDto = z.object({
  id: z.int(),
  /** Reference in emails and lists: 'K-7GH2QX'. */
  code: z.string(),
  listing: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  /** First and last name. */
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Empty, like subject and message, once the sender was anonymised. */
  email: z.string(),
  country: z.string(),
  /** The language in which the guest read the site. */
  locale: sentLocale,
  phone: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  /** The guest's messages that the landlord has not seen. */
  unread_messages: z.int(),
  created_at: z.iso.datetime(),
  read_at: moment,
  handled_at: moment,
});
export type ContactRequestDto = z.infer<typeof contactRequestDto>;

/** One question for its own page. */
export const contactRequestDetailDto = contactRequestDto.extend({
  /** Emails to the guest bounce: nothing is sent to that address. */
  email_returns: z.boolean(),
});
export type ContactRequestDetail = z.infer<typeof contactRequestDetailDto>;
export const contactRequestDetailAnswer = dataOf(contactRequestDetailDto);
export const contactRequestPage = pageOf(contactRequestDto);
export type ContactRequestPage = z.infer<typeof contactRequestPage>;

export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** Query of GET /api/users/{id}/contact-requests. Newest first; `open` puts unhandled ones first. */
export const contactRequestsQuery = requestListQuery.extend({
  status: z.enum(contactRequestStatuses).optional(),
  sort: z.enum(['open']).optional(),
});
export type ContactRequestsQuery = z.output<typeof contactRequestsQuery>;
export type ContactRequestFilter = Omit<ContactRequestsQuery, 'page' | 'limit' | 'sort'>;
