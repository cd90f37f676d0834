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
  subject: ({ listingName }) => `Uw betaling voor ${brief(listingName)} is ontvangen`,
  ...aboutPaidStay,
  Body: ({ kind, amountCents, paidAt, openCents, ...props }) => (
    <GuestPaymentLetter
      {...props}
      title="Uw betaling is ontvangen"
      preview={`De verhuurder ontving ${formatEuro(amountCents)}.`}
    >
      <Paragraph>{`De verhuurder ontving ${formatEuro(amountCents)} van u. Bewaar deze e-mail als bewijs.`}</Paragraph>
      <Facts
        rows={[
          ['Betaald voor', askedPaymentTexts.kinds[kind]],
          ['Bedrag', formatEuro(amountCents)],
          ['Betaald op', formatLongDay(paidAt)],
          openCents > 0 ? ['Nog te betalen', formatEuro(openCents)] : ['Nog te betalen', 'niets'],
        ]}
      />
    </GuestPaymentLetter>
  ),
});
