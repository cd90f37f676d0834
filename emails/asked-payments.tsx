import { Facts, Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { askedName } from '@/lib/payments/asked-name';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { guestPaymentTexts as texts } from '@/lib/texts/guest-payments';
import { payingLetterTexts } from '@/lib/texts/letters-payments';

/** A payment that a guest is asked for, and what the transfer has to name. */
export const askedPaymentSchema = z.object({
  kind: z.enum(paymentRequestKinds),
  /** Whether it is all that the stay costs. */
  isWhole: z.boolean().default(false),
  amountCents: z.int(),
  dueDate: daySchema(),
  /** As printed for people. Null, like the account, for a guest whose email address only the landlord typed. */
  reference: z.string().nullable(),
  /** In groups of four characters. */
  iban: z.string().nullable(),
  holderName: z.string().nullable(),
});

/** Absent in emails queued before they listed payments. */
export const askedPaymentsSchema = z.array(askedPaymentSchema).default([]);

/** One payment, row by row. */
export function AskedPayment({
  payment: { kind, isWhole, amountCents, dueDate, reference, iban, holderName },
}: {
  payment: z.output<typeof askedPaymentSchema>;
}) {
  const rows = [
    [askedName(kind, isWhole), `${formatEuro(amountCents)}, ${texts.due(formatLongDay(dueDate))}`],
    [texts.holder, holderName],
    [texts.iban, iban],
    [texts.reference, reference],
  ] as const;
  return <Facts rows={rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))} />;
}

/** How to pay, and each payment. */
export function PaymentsToMake({ payments }: { payments: z.output<typeof askedPaymentsSchema> }) {
  return (
    <>
      <Paragraph>{`${texts.intro} ${payingLetterTexts.scan}`}</Paragraph>
      {payments.map((payment, place) => (
        <AskedPayment key={payment.reference ?? place} payment={payment} />
      ))}
    </>
  );
}

/** What to pay, and how; without any payment, that guest and landlord agree on it. */
export function AskedPayments({ payments }: { payments: z.output<typeof askedPaymentsSchema> }) {
  if (payments.length === 0) {
    return <Paragraph>{payingLetterTexts.agreeOn}</Paragraph>;
  }
  return (
    <>
      <PaymentsToMake payments={payments} />
      <Paragraph>{payingLetterTexts.wish}</Paragraph>
    </>
  );
}
