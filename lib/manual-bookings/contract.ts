/** API contract of manual bookings, entered by the landlord (docs/rules/manual-bookings.md). */
import { dataOf } from '@/lib/api/envelope';
import { requiredName } from '@/lib/api/name';
import { emailAddress, optionalPhone, optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { bookingRequestDto, count, MAX_OFFER_NIGHTS, MAX_TOTAL_CENTS } from '@/lib/booking-requests/contract';
import { NOTE_MAX } from '@/lib/booking-requests/limits';
import { diffDays } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { isBlank } from '@/lib/api/typed-text';
import { flagText } from '@/lib/listings/form-fields';
import { manualBookingTexts } from '@/lib/texts/manual-bookings';
import { stayFaultTexts } from '@/lib/texts/stay-faults';

/** Left out, empty or null: unknown. */
const blankIsNull = (value: unknown) => (value === undefined || isBlank(value) ? null : value);

const fields = z.object({
  start_date: daySchema(),
  end_date: daySchema(),
  guest_name: requiredName(100),
  email: z.preprocess(blankIsNull, emailAddress().nullable()),
  phone: optionalPhone(),
  number_of_adults: count(1).default(1),
  number_of_children: count(0).default(0),
  total_cents: z.preprocess(blankIsNull, z.int().min(0).max(MAX_TOTAL_CENTS).nullable()),
  note: optionalText(NOTE_MAX),
  /** Emails the guest, with the link to their own page. */
  send_confirmation: flagText(),
});
export type ManualBookingInput = z.output<typeof fields>;
type Context = z.core.$RefinementCtx<ManualBookingInput>;

function checkDays({ start_date: start, end_date: end }: ManualBookingInput, context: Context): void {
  const length = diffDays(start, end);
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['end_date'], message });
  if (length < 1) refuse(stayFaultTexts.no_nights);
  else if (length > MAX_OFFER_NIGHTS) refuse(manualBookingTexts.tooLong);
}

function checkLetter({ email, send_confirmation }: ManualBookingInput, context: Context): void {
  if (send_confirmation && email === null)
    context.addIssue({ code: 'custom', path: ['email'], message: manualBookingTexts.emailNeeded });
}

/** Runs a check as soon as these fields are valid, even if other fields are not. */
const whenSound = (...names: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path = [] }) => path.length === 0 || names.includes(String(path[0]))),
});

/**
 * Body of POST /api/listings/{id}/manual-bookings and, complete, of PUT /api/manual-bookings/{id}. The stay rules do
 * not apply, and it may be in the past.
 */
export const manualBookingInput = fields
  .superRefine(checkDays, whenSound('start_date', 'end_date'))
  .superRefine(checkLetter, whenSound('email', 'send_confirmation'));

/** What was saved; only its id for a host, who may not see amounts. */
export const manualBookingAnswer = dataOf(z.union([bookingRequestDto, z.object({ id: z.int() })]));
