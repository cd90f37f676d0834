/** API contract of payments by bank transfer (docs/rules/payments.md). Amounts are cents. */
import { dataOf } from '@/lib/api/envelope';
import { idParams, idText } from '@/lib/api/params';
import { optionalText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { isDay, todayIn } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { MAX_ASKED } from '@/lib/payments/limits';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { depositReturnDto, paymentRequestDto, stayPaymentFields } from '@/lib/payments/request-contract';
import { paymentTermsDto } from '@/lib/payments/terms-contract';
import { paymentTexts as texts } from '@/lib/texts/payments';

export const paymentTermsAnswer = dataOf(paymentTermsDto);

/** A hundred thousand euros. */
const MAX_ASKED_CENTS = 10_000_000;

const plannedInput = z.object({
  kind: z.enum(paymentRequestKinds),
  amount_cents: z.int().min(1).max(MAX_ASKED_CENTS),
  due_date: daySchema().refine((day) => !isDay(day) || day >= todayIn(), { error: texts.dueInPast }),
});

/** Body of PUT …/payment-requests: the whole plan. */
export const planInput = z.object({ payment_requests: z.array(plannedInput).min(1).max(MAX_ASKED) });
export type PlanInput = z.output<typeof planInput>;

const { payment_requests, base_cents } = stayPaymentFields;
export const planDto = z.object({ payment_requests, base_cents });
export type Plan = z.infer<typeof planDto>;
export const planAnswer = dataOf(planDto);

export const paymentRequestParams = idParams.extend({ request: idText });

/** Body and answer of PUT …/payments-tracked: whether the outstanding amount of a stay is tracked. */
export const trackingInput = z.object({ payments_tracked: z.boolean() });
export type Tracking = z.infer<typeof trackingInput>;
export const trackingAnswer = dataOf(trackingInput);

/** Body of POST …/deposit-return. */
export const depositReturnInput = z.object({
  returned_cents: z.int().min(0).max(100_000_000),
  reason: optionalText(1000),
});
export type DepositReturnInput = z.output<typeof depositReturnInput>;
export const depositReturnAnswer = dataOf(depositReturnDto);

const MAX_ID = 2_147_483_647;
const FIRST_DAY = '2000-01-01';

/** A line of a bank statement that pays a request, or `undone`: one that reverses an earlier line. */
const matchInput = z
  .object({
    payment_request_id: z.int().min(1).max(MAX_ID).optional(),
    amount_cents: z.int().min(1).max(100_000_000).optional(),
    paid_at: daySchema()
      .refine((day) => !isDay(day) || (day >= FIRST_DAY && day <= todayIn()), { error: texts.badDay })
      .optional(),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
    undone: z.literal(true).optional(),
  })
  .transform(
    ({ payment_request_id: request, amount_cents: cents, paid_at: day, fingerprint, undone }, context) => {
      const paid =
        request === undefined || cents === undefined || day === undefined
          ? null
          : { paymentRequestId: request, amountCents: cents, paidAt: day };
      if (undone || paid) return { fingerprint, paid: undone ? null : paid };
      const missing = {
        ...(request === undefined && { payment_request_id: texts.requestMissing }),
        ...(cents === undefined && { amount_cents: texts.amountMissing }),
        ...(day === undefined && { paid_at: texts.dayMissing }),
      };
      for (const [path, message] of Object.entries(missing))
        context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    },
  );

/** Body of POST /api/user/payment-matches. */
export const matchesInput = z.object({ matches: z.array(matchInput).min(1).max(500) });
export type MatchesInput = z.output<typeof matchesInput>;
export const matchesAnswer = dataOf(z.array(z.object({ fingerprint: z.string(), known: z.boolean() })));

/** Answer of GET /api/user/payment-requests: what a bank statement is matched with. */
const requestsToMatchDto = z.object({
  /** The current account and those of the requests, without spaces. */
  accounts: z.array(z.string()),
  requests: z.array(
    paymentRequestDto
      .pick({ id: true, kind: true, state: true, amount_cents: true, paid_cents: true, due_date: true })
      .extend({
        /** It is the whole amount of the stay; absent for a part. */
        whole: z.literal(true).optional(),
        /** Twelve digits. */
        reference: z.string(),
        rf_reference: z.string(),
        booking: z.object({ id: z.int(), code: z.string(), guest_name: z.string() }),
        listing: z.object({ id: z.int(), name: z.string() }),
      }),
  ),
  /** References of withdrawn requests of the same stays: twelve digits. */
  replaced: z.array(z.object({ reference: z.string(), rf_reference: z.string(), booking_id: z.int() })),
});
export type RequestsToMatch = z.infer<typeof requestsToMatchDto>;
export type RequestToMatch = RequestsToMatch['requests'][number];
export const requestsToMatchAnswer = dataOf(requestsToMatchDto);

/** `{year}.csv` or `{year}.pdf` in a path. */
export const incomeParams = z.object({
  file: z
    .string()
    .regex(/^20\d\d\.(?:csv|pdf)$/)
    .transform((file) => ({ year: Number(file.slice(0, 4)), isPdf: file.endsWith('pdf') })),
});
