import { Facts, Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { guestPaymentTexts as texts } from '@/lib/texts/guest-payments';

/** Payments that a guest is asked for; absent in emails queued before they were told. */
export const askedPaymentsSchema = z
  .array(
    z.object({
      kind: z.enum(paymentRequestKinds),
      amountCents: z.int(),
      dueDate: daySchema(),
      /** As it is printed. */
      reference: z.string(),
      /** In fours. */
      iban: z.string(),
      holderName: z.string(),
    }),
  )
  .default([]);

/** Each payment with its day, and what the transfer has to name; without any, that it is agreed on. */
export function AskedPayments({ payments }: { payments: z.output<typeof askedPaymentsSchema> }) {
  if (payments.length === 0) {
    return (
      <Paragraph>
        De betaling spreekt u af met de verhuurder. Wij wensen u een fijn verblijf aan zee.
      </Paragraph>
    );
  }
  return (
    <>
      <Paragraph>
        {`${texts.intro} Op uw eigen pagina staat ook een code die u met uw bankapp kunt scannen.`}
      </Paragraph>
      {payments.map(({ kind, amountCents, dueDate, reference, iban, holderName }) => (
        <Facts
          key={reference}
          rows={[
            [texts.kinds[kind], `${formatEuro(amountCents)}, ${texts.due(formatLongDay(dueDate))}`],
            [texts.holder, holderName],
            [texts.iban, iban],
            [texts.reference, reference],
          ]}
        />
      ))}
      <Paragraph>Wij wensen u een fijn verblijf aan zee.</Paragraph>
    </>
  );
}
