import { PaymentsToMake, askedPaymentSchema } from '@/emails/asked-payments';
import { brief } from '@/emails/brief';
import { Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { paymentReminderKinds } from '@/lib/payments/reminders';
import { askedName } from '@/lib/payments/asked-name';

/** Reminds a guest of a payment: before its day, or once that is past. */
export const paymentReminder = mailTemplate({
  schema: guestPaymentSchema.extend({
    reminder: z.enum(paymentReminderKinds),
    /** With what is open of it as its amount. */
    payment: askedPaymentSchema,
  }),
  need: 'stay',
  subject: ({ reminder, listingName }) =>
    reminder === 'soon'
      ? `Denk aan uw betaling voor ${brief(listingName)}`
      : `Uw betaling voor ${brief(listingName)} is te laat`,
  ...aboutPaidStay,
  Body: ({ reminder, payment, ...props }) => {
    const day = formatLongDay(payment.dueDate);
    const what = `${askedName(payment.kind, payment.isWhole)}: ${formatEuro(payment.amountCents)}`;
    const isSoon = reminder === 'soon';
    return (
      <GuestPaymentLetter
        {...props}
        title={isSoon ? 'Denk aan uw betaling' : 'Uw betaling is te laat'}
        preview={isSoon ? `${what}, uiterlijk ${day}.` : `${what}, gevraagd tegen ${day}.`}
      >
        <Paragraph>
          {isSoon
            ? `U betaalt nog iets voor uw verblijf, uiterlijk ${day}.`
            : `De betaling die tegen ${day} gevraagd was, is nog niet of niet volledig ontvangen.`}{' '}
          Hebt u intussen betaald, dan hoeft u niets te doen.
        </Paragraph>
        <PaymentsToMake payments={[payment]} />
      </GuestPaymentLetter>
    );
  },
});
