/**
 * API contract of booking requests (docs/rules/booking-requests.md#fields). The same schemas validate a request in the
 * browser and on the server: the format of its fields here, a listing's own rules in `bookingRequestInputFor`.
 */
import { agreementDto } from '@/lib/payments/agreement-contract';
import { depositReturnDto, stayPaymentFields } from '@/lib/payments/request-contract';
import { dataOf, pageOf } from '@/lib/api/envelope';
import { pageLocale, sentLocale } from '@/lib/api/locale';
import { requiredName } from '@/lib/api/name';
import { idParams, idText } from '@/lib/api/params';
import {
  emailAddress,
  optionalLine,
  optionalPhone,
  optionalText,
  requiredLine,
  requiredText,
} from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { botCheckToken } from '@/lib/bot-check/contract';
import {
  bookingRequestStatuses,
  closingReasons,
  declineReasons,
  requestParties,
} from '@/lib/booking-requests/lifecycle';
import { stayChangeFields } from '@/lib/booking-requests/change-contract';
import { partyOfFields } from '@/lib/booking-requests/party';
import { refundDto, requestTermsDto } from '@/lib/booking-requests/terms-contract';
import type { RequestTerms } from '@/lib/booking-requests/terms-contract';
import { occupancySources } from '@/lib/listings/calendar-sources';
import { costLabel } from '@/lib/stays/quote';
import { findStayFault } from '@/lib/stays/judge';
import type { StayTerms } from '@/lib/stays/terms';
import { quoteDto } from '@/lib/stays/contract';
import { findPartyFaults, partyBounds } from '@/lib/stays/party';
import { MAX_COSTS, MAX_COST_LABEL } from '@/lib/stays/limits';
import { stayFaultText } from '@/lib/stays/fault-text';
import { guestCountries } from '@/lib/countries';
import { countOfGuests, guestsOfDto, guestsSchema } from '@/lib/short-stay-reports/guests-schema';
import { stayedDto } from '@/lib/short-stay-reports/stayed';
import { pictureDto } from '@/lib/listings/contract';
import { flagText, listText } from '@/lib/listings/form-fields';
import { ageOn, diffDays, isDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { birthSchema, dayOrMomentSchema, daySchema } from '@/lib/dates/schema';
import { timeSchema } from '@/lib/dates/time';
import { toLine } from '@/lib/api/typed-text';
import { MESSAGE_MAX } from '@/lib/message';
import { wayInDueDto } from '@/lib/way-in/contract';
import { arrivalInfoReleases } from '@/lib/way-in/releases';
import { bookingPaymentTexts } from '@/lib/texts/booking-payments';
import { requestListQuery } from '@/lib/requests/contract';
import { bookingRequestTexts } from '@/lib/texts/booking-requests';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { NOTE_MAX } from '@/lib/booking-requests/limits';

/** Age on the day of arrival. */
export const MINIMUM_AGE = 21;
/** No home sleeps this many; the listing's own limit is checked separately. */
const COUNT_MAX = 99;

const { max: MAX_BABIES } = partyBounds.babies;

/** A whole number; digits in a string are accepted too, because forms send those. */
export function count(min: number, max = COUNT_MAX) {
  const read = (value: unknown) => {
    if (typeof value !== 'string') return value ?? undefined;
    const text = toLine(value);
    return text === '' ? undefined : /^\d{1,4}$/.test(text) ? Number(text) : text;
  };
  return z.preprocess(read, z.int().min(min).max(max)).meta({ type: 'integer', minimum: min, maximum: max });
}

const fields = z.object({
  first_name: requiredName(100),
  last_name: requiredName(100),
  date_of_birth: birthSchema(),
  email: emailAddress(),
  country: z.enum(guestCountries),
  phone_number: optionalPhone(),
  start_date: daySchema(),
  end_date: daySchema(),
  number_of_adults: count(1),
  number_of_children: count(0),
  /** Under 2 years; 0 if left out. */
  number_of_babies: count(0, MAX_BABIES).default(0),
  /** Left out if the listing does not allow pets. */
  number_of_pets: count(0).optional(),
  /** Where the others in the party live, as far as the guest says. */
  other_guests: guestsSchema(() => bookingRequestTexts.badOthers)
    .nullish()
    .transform((others) => others ?? undefined),
  street_name: optionalLine(150),
  house_number: optionalLine(20),
  city: optionalLine(100),
  message: requiredText(MESSAGE_MAX),
  /** Labels of the optional costs that the guest chose. */
  extras: listText(requiredLine(MAX_COST_LABEL), MAX_COSTS).default([]),
  /** The language of everything sent to the guest; the agreement is also in Dutch. */
  locale: pageLocale(),
});
type Fields = z.output<typeof fields>;
type Context = z.core.$RefinementCtx<Fields>;

/**
 * Runs a check as soon as these fields are valid, even if other fields are not, so that all errors are reported at
 * once.
 */
const whenSound = (...names: (keyof Fields)[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    // An issue without a path is about the input as a whole: it is not an object.
    !issues.some(({ path = [] }) => path.length === 0 || names.some((name) => name === path[0])),
});

const refuse = (context: Context, field: keyof Fields, message: string) =>
  context.addIssue({ code: 'custom', path: [field], message });

function checkAge(input: Fields, context: Context): void {
  if (ageOn(input.date_of_birth, input.start_date) < MINIMUM_AGE)
    refuse(context, 'date_of_birth', bookingRequestTexts.tooYoung);
}

/** The field of the form for each kind. */
const partyFieldOf = {
  adults: 'number_of_adults',
  babies: 'number_of_babies',
  pets: 'number_of_pets',
} as const;

const checkParty =
  (terms: StayTerms, ...of: (keyof typeof partyFieldOf)[]) =>
  (input: Fields, context: Context) => {
    const faults = findPartyFaults(terms, partyOfFields(input));
    for (const who of of)
      for (const message of faults[who] ?? []) refuse(context, partyFieldOf[who], message);
  };

const checkPets = (terms: StayTerms) => (input: Fields, context: Context) => {
  if (terms.pets_allowed && input.number_of_pets === undefined)
    context.addIssue({ code: 'invalid_type', expected: 'int', path: ['number_of_pets'], input: undefined });
  checkParty(terms, 'pets')(input, context);
};

const checkExtras = (terms: StayTerms) => (input: Fields, context: Context) => {
  const offered = new Set(terms.tariff.costs.filter(({ optional }) => optional).map(costLabel));
  if (!input.extras.every((label) => offered.has(label)))
    refuse(context, 'extras', bookingRequestTexts.extraGone);
};

const checkStay = (terms: StayTerms) => (input: Fields, context: Context) => {
  const fault = findStayFault(terms, { start: input.start_date, end: input.end_date });
  if (fault) refuse(context, 'start_date', stayFaultText(fault));
};

function checkOthers(input: Fields, context: Context): void {
  const most = input.number_of_adults + input.number_of_children + input.number_of_babies - 1;
  if (countOfGuests(input.other_guests ?? []) > most)
    refuse(context, 'other_guests', bookingRequestTexts.tooManyOthers);
}

/** The guest's input, validated without knowing the listing. */
export const bookingRequestInput = fields
  .superRefine(checkAge, whenSound('date_of_birth', 'start_date'))
  .superRefine(
    checkOthers,
    whenSound('number_of_adults', 'number_of_children', 'number_of_babies', 'other_guests'),
  );
export type BookingRequestInput = Fields;

/** The same, validated against one listing: party, pets, stay rules and availability too. */
export function bookingRequestInputFor(terms: StayTerms) {
  return bookingRequestInput
    .superRefine(
      checkParty(terms, 'adults', 'babies'),
      whenSound('number_of_adults', 'number_of_children', 'number_of_babies'),
    )
    .superRefine(checkPets(terms), whenSound('number_of_pets'))
    .superRefine(checkExtras(terms), whenSound('extras'))
    .superRefine(checkStay(terms), whenSound('start_date', 'end_date'));
}

/** Body of POST /api/listings/{id}/booking-requests. */
export const bookingRequestCall = bookingRequestInput.safeExtend({ g_recaptcha_response: botCheckToken });
export type BookingRequestCall = z.output<typeof bookingRequestCall>;

/** The answer to the guest: the reference code and the price. */
export const bookingRequestReceiptDto = z.object({
  uuid: z.string(),
  /** Short and readable: 'K-7GH2QX'. */
  code: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  price: z.int(),
  quote: quoteDto,
  /** The same request had already been sent and is still pending: this is that one. */
  repeated: z.boolean(),
});
export type BookingRequestReceipt = z.infer<typeof bookingRequestReceiptDto>;
export const bookingRequestReceiptAnswer = dataOf(bookingRequestReceiptDto);

/** The same with the party, for the thank-you page. */
export type AskedStay = Omit<BookingRequestReceipt, 'repeated'> &
  Pick<
    BookingRequestDto,
    'number_of_adults' | 'number_of_children' | 'number_of_babies' | 'number_of_pets'
  > & {
    /** The token of the guest's own page; null when the same request had been sent before. */
    token: string | null;
    terms: RequestTerms | null;
  };

/** Body and answer of POST /api/listings/{id}/booking-price; whole euros for the whole stay. */
export const bookingPriceInput = z.object({ from: dayOrMomentSchema(), to: dayOrMomentSchema() });
export type BookingPriceInput = z.output<typeof bookingPriceInput>;
export const bookingPriceAnswer = dataOf(z.object({ price: z.int() }));

const moment = z.iso.datetime().nullable();

/** The landlord's open offer: different days, a different total, or both. */
export const offerDto = z.object({
  start_date: z.string(),
  end_date: z.string(),
  total_cents: z.int(),
  made_at: z.iso.datetime(),
});
export type Offer = z.infer<typeof offerDto>;

/** What a payment is for; the deposit is refunded, so it is not part of any total. */
export const paymentKinds = ['deposit', 'rent', 'other'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** A payment recorded by the landlord; `paid_at` is a day. */
export const paymentDto = z.object({
  id: z.int(),
  amount_cents: z.int(),
  paid_at: z.string(),
  kind: z.enum(paymentKinds),
  /** The payment request that it pays, if known. */
  payment_request_id: z.int().nullable(),
  /** Recorded by hand, or read from a bank statement. */
  source: z.enum(['noted', 'statement']),
  created_at: z.iso.datetime(),
});
export type Payment = z.infer<typeof paymentDto>;
export const paymentAnswer = dataOf(paymentDto);

/** A booking request as seen by the listing's owner and admins. Times are 'hh:mm:ss'. */
export const bookingRequestDto = z.object({
  id: z.int(),
  uuid: z.string(),
  /** Reference in emails and lists: 'K-7GH2QX'. */
  code: z.string(),
  /** Entered by the landlord: unknown fields are empty (docs/rules/manual-bookings.md). */
  manual: z.boolean(),
  /** Null while pending. */
  status: z.enum(['approved', 'declined', 'canceled']).nullable(),
  canceled_by: z.enum(requestParties).nullable(),
  decline_reason: z.enum(closingReasons).nullable(),
  listing: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    logiesdecreet: z.string(),
    /** Whether the address is public. */
    display_home_address: z.boolean(),
    /**
     * Whether the approval email can include the street and town, a phone number of the home or its owner, and access
     * instructions.
     */
    has_address: z.boolean(),
    has_phone: z.boolean(),
    has_arrival_info: z.boolean(),
    /** When guests get them; null is the default: once fully paid if payments are requested, else on approval. */
    arrival_info_release: z.enum(arrivalInfoReleases).nullable(),
    /** Only the main photo, or none. */
    pictures: z.array(pictureDto),
    check_in: z.string().nullable(),
    check_out: z.string().nullable(),
  }),
  /** First and last name. */
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Empty once the guest was anonymised, and where it is unknown. */
  email: z.string(),
  phone_number: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  country: z.string(),
  /** The language in which the guest read the site. */
  locale: sentLocale,
  street_name: z.string().nullable(),
  house_number: z.string().nullable(),
  city: z.string().nullable(),
  start_date: z.string(),
  end_date: z.string(),
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_babies: z.int(),
  number_of_pets: z.int(),
  /** Whole euros: as requested, or as agreed. */
  price: z.int(),
  /** The price breakdown shown to the guest when requesting; null for older requests. */
  quote: quoteDto.nullable(),
  /** The total of the offer that the guest accepted. */
  agreed_total_cents: z.int().nullable(),
  offer: offerDto.nullable(),
  /** By day. */
  payments: z.array(paymentDto),
  /** False if the landlord tracks outstanding amounts elsewhere. */
  payments_tracked: z.boolean(),
  ...stayPaymentFields,
  /** What must happen before the guest can read the access instructions; null once they can, and unless approved. */
  arrival_info_due: wayInDueDto.nullable(),
  message: z.string(),
  /** The guest's messages that the landlord has not seen. */
  unread_messages: z.int(),
  /** Private: absent for anyone but the landlord. */
  note: z.string().nullable().optional(),
  /** Agreed on approval. */
  check_in: z.string().nullable(),
  check_out: z.string().nullable(),
  /** The message sent with the decision. */
  reply: z.string().nullable(),
  created_at: z.iso.datetime(),
  read_at: moment,
  handled_at: moment,
  modified_by: z.object({ full_name: z.string() }).nullable(),
  modified_at: moment,
});
export type BookingRequestDto = z.infer<typeof bookingRequestDto>;

export const bookingRequestAnswer = dataOf(bookingRequestDto);

/** One request for its own page: also its terms, conflicts, and the guest's earlier stays with the landlord. */
export const bookingRequestDetailDto = bookingRequestDto.extend({
  /** Remains set when it is canceled later. */
  approved_at: moment,
  /** As they were when requesting; null for older requests and own bookings. */
  terms: requestTermsDto.nullable(),
  /** What was returned of the deposit. */
  deposit_return: depositReturnDto.nullable(),
  agreement: agreementDto.nullable(),
  ...stayChangeFields,
  /** For a stay that is approved and upcoming, or canceled; else null. */
  refund: refundDto.nullable(),
  /** Where the others in the party live, as far as the guest said. */
  other_guests: z.array(guestsOfDto),
  /** Who stayed, once the landlord said so. */
  stayed: stayedDto.nullable(),
  /** Whether the guest was emailed a link to their own page; always true except for manual bookings. */
  has_guest_page: z.boolean(),
  /** Emails to the guest bounce: nothing is sent to that address. */
  email_returns: z.boolean(),
  /** What occupies its days, while it is pending. `guest` is the guest of a stay booked here. */
  conflicts: z.array(
    z.object({
      start_date: z.string(),
      end_date: z.string(),
      source: z.enum(occupancySources),
      guest: z.object({ name: z.string(), code: z.string(), id: z.int() }).nullable(),
    }),
  ),
  /** The guest's past approved stays in listings of the same landlord, latest first. */
  earlier_stays: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      listing: z.object({ name: z.string() }),
    }),
  ),
});
export type BookingRequestDetail = z.infer<typeof bookingRequestDetailDto>;
export const bookingRequestDetailAnswer = dataOf(bookingRequestDetailDto);
export const bookingRequestPage = pageOf(bookingRequestDto);
export type BookingRequestPage = z.infer<typeof bookingRequestPage>;

/**
 * Query of GET /api/users/{id}/booking-requests. Without `sort`, pending requests come first, by nearest arrival;
 * `arrival` sorts by nearest arrival with past ones last.
 */
export const bookingRequestsQuery = requestListQuery.extend({
  status: z.enum(bookingRequestStatuses).optional(),
  sort: z.enum(['newest', 'arrival']).optional(),
});
export type BookingRequestsQuery = z.output<typeof bookingRequestsQuery>;
export type BookingRequestFilter = Omit<BookingRequestsQuery, 'page' | 'limit'>;

/**
 * Query of GET /api/users/{id}/bookings. A stay that arrives today is upcoming, one that leaves today is current.
 * Without `when`, all are returned in the order upcoming, current, past.
 */
export const bookingsQuery = requestListQuery.extend({
  when: z.enum(['upcoming', 'current', 'past']).optional(),
});
export type BookingsQuery = z.output<typeof bookingsQuery>;
export type BookingFilter = Omit<BookingsQuery, 'page' | 'limit'>;

/** Body of PUT /api/booking-requests/{id}. */
export const noteInput = z.object({ note: optionalText(NOTE_MAX) });

/** Body of …/approve. */
export const approvalInput = z.object({
  check_in: timeSchema(),
  check_out: timeSchema(),
  message: optionalText(MESSAGE_MAX),
  /** Whether the guest is told the address; by default only if the address is public. */
  share_address: flagText(),
});
export type ApprovalInput = z.output<typeof approvalInput>;

/** Body of …/cancel. */
export const refusalInput = z.object({ message: optionalText(MESSAGE_MAX) });
export type RefusalInput = z.output<typeof refusalInput>;

/** Body of …/decline. An empty reason counts as none. */
export const declineInput = refusalInput.extend({
  reason: z.preprocess((value) => (value === '' ? null : value), z.enum(declineReasons).nullish()),
});
export type DeclineInput = z.output<typeof declineInput>;

/** A million euros: anything higher is a typing error. */
export const MAX_TOTAL_CENTS = 100_000_000;
/** Maximum nights of an offer and of a manual booking. */
export const MAX_OFFER_NIGHTS = 366;

function checkOfferDays({ start_date: start, end_date: end }: OfferInput, context: OfferContext): void {
  const length = diffDays(start, end);
  if (length < 1) context.addIssue({ code: 'custom', path: ['end_date'], message: stayFaultTexts.no_nights });
  else if (length > MAX_OFFER_NIGHTS)
    context.addIssue({ code: 'custom', path: ['end_date'], message: bookingRequestTexts.offerTooLong });
}

const offerFields = z.object({
  start_date: daySchema(),
  end_date: daySchema(),
  total_cents: z.int().min(0).max(MAX_TOTAL_CENTS),
  message: optionalText(MESSAGE_MAX),
  /** As for approval: whether the guest who accepts is told the address. */
  share_address: flagText(),
});
export type OfferInput = z.output<typeof offerFields>;
type OfferContext = z.core.$RefinementCtx<OfferInput>;

/** Body of PUT …/offer. The stay rules do not apply to the landlord. */
export const offerInput = offerFields.superRefine(checkOfferDays, {
  when: ({ issues }) => !issues.some(({ path = [] }) => path[0] !== 'total_cents' && path[0] !== 'message'),
});

/** Earlier than any possible payment. */
const FIRST_PAYMENT: Day = '2000-01-01';

/** Body of POST …/payments. */
export const paymentInput = z.object({
  amount_cents: z.int().min(1).max(MAX_TOTAL_CENTS),
  paid_at: daySchema().refine((day) => !isDay(day) || (day >= FIRST_PAYMENT && day <= todayIn()), {
    error: bookingPaymentTexts.badDay,
  }),
  kind: z.enum(paymentKinds),
  payment_request_id: z.int().min(1).max(2_147_483_647).nullish(),
});
export type PaymentInput = z.output<typeof paymentInput>;

export const paymentParams = idParams.extend({ payment: idText });
