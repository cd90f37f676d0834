import { brief } from '@/emails/brief';
import { Facts, Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { askedName } from '@/lib/payments/asked-name';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { notedLetterTexts as texts } from '@/lib/texts/letters-payments';

/** The guest's receipt for a requested payment. */
export const paymentNoted = mailTemplate({
  schema: guestPaymentSchema.extend({
    kind: z.enum(paymentRequestKinds),
    /** Whether it is all that the stay costs. */
    isWhole: z.boolean().default(false),
    amountCents: z.int(),
    paidAt: daySchema(),
    /** What is still due of the request; 0 or less once it is paid. */
    openCents: z.int(),
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ kind, isWhole, amountCents, paidAt, openCents, ...props }) => (
    <GuestPaymentLetter {...props} title={texts.title} preview={texts.preview(formatEuro(amountCents))}>
      <Paragraph>{texts.text(formatEuro(amountCents))}</Paragraph>
      <Facts
        rows={[
          [texts.paidFor, askedName(kind, isWhole)],
          [texts.amount, formatEuro(amountCents)],
          [texts.paidAt, formatLongDay(paidAt)],
          [texts.open, openCents > 0 ? formatEuro(openCents) : texts.nothing],
        ]}
      />
    </GuestPaymentLetter>
  ),
});
