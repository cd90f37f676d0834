/** Payment requests to a guest, and the return of the deposit, in the API (docs/rules/payments.md#plan). */
import { z } from '@/lib/api/zod';
import { paymentRequestKinds } from '@/lib/payments/plan';

const paymentRequestStates = ['open', 'part', 'paid', 'overdue', 'canceled'] as const;
export type PaymentRequestState = (typeof paymentRequestStates)[number];

export const paymentRequestDto = z.object({
  id: z.int(),
  kind: z.enum(paymentRequestKinds),
  amount_cents: z.int(),
  due_date: z.string(),
  /** '+++ddd/dddd/ddddd+++'. */
  reference: z.string(),
  /** The ISO 11649 form of the same twelve digits. */
  rf_reference: z.string(),
  /** In groups of four. Null, like the holder's name, for admins. */
  iban: z.string().nullable(),
  holder_name: z.string().nullable(),
  state: z.enum(paymentRequestStates),
  paid_cents: z.int(),
});
export type PaymentRequest = z.infer<typeof paymentRequestDto>;

/** As the guest sees it. */
export const guestPaymentRequestDto = paymentRequestDto.extend({
  /** The text of the QR code that banking apps scan, for the open amount; null if nothing is open. */
  epc: z.string().nullable(),
});
export type GuestPaymentRequest = z.infer<typeof guestPaymentRequestDto>;

export const depositReturnDto = z.object({
  returned_cents: z.int(),
  reason: z.string().nullable(),
  returned_at: z.iso.datetime(),
});
export type DepositReturn = z.infer<typeof depositReturnDto>;

/** The payment fields of an answer about a stay, for its landlord and its guest. */
export const stayPaymentFields = {
  /** In the order in which they were requested. For guests only current ones, of an approved stay. */
  payment_requests: z.array(paymentRequestDto),
  /** The agreed total less what is paid on the spot. */
  base_cents: z.int(),
  /** For a canceled stay all that was paid; for a changed one what was paid above the base. */
  to_return_cents: z.int(),
};
