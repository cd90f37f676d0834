import { brief } from '@/emails/brief';
import { Facts, Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { askedPaymentTexts } from '@/lib/texts/asked-payments';
import { notedLetterTexts as texts } from '@/lib/texts/letters-payments';

/** The guest's receipt of a payment that was asked. */
export const paymentNoted = mailTemplate({
  schema: guestPaymentSchema.extend({
    kind: z.enum(paymentRequestKinds),
    amountCents: z.int(),
    paidAt: daySchema(),
    /** Of what was asked; nothing or less once it is paid. */
    openCents: z.int(),
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ kind, amountCents, paidAt, openCents, ...props }) => (
    <GuestPaymentLetter {...props} title={texts.title} preview={texts.preview(formatEuro(amountCents))}>
      <Paragraph>{texts.text(formatEuro(amountCents))}</Paragraph>
      <Facts
        rows={[
          [texts.paidFor, askedPaymentTexts.kinds[kind]],
          [texts.amount, formatEuro(amountCents)],
          [texts.paidAt, formatLongDay(paidAt)],
          [texts.open, openCents > 0 ? formatEuro(openCents) : texts.nothing],
        ]}
      />
    </GuestPaymentLetter>
  ),
});
