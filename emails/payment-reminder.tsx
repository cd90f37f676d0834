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
import type { PaymentReminderKind } from '@/lib/payments/reminders';
import { reminderLetterTexts } from '@/lib/texts/letters-payments';

/** Once late, each reminder says the same. */
const textsOf = (reminder: PaymentReminderKind) =>
  reminder === 'soon' ? reminderLetterTexts.soon : reminderLetterTexts.overdue;

/** Reminds a guest of a payment: before its day, or once that is past. */
export const paymentReminder = mailTemplate({
  schema: guestPaymentSchema.extend({
    reminder: z.enum(paymentReminderKinds),
    /** Its amount is what is still due. */
    payment: askedPaymentSchema,
  }),
  need: 'stay',
  subject: ({ reminder, listingName }) => textsOf(reminder).subject(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ reminder, payment, ...props }) => {
    const day = formatLongDay(payment.dueDate);
    const what = reminderLetterTexts.what(
      askedName(payment.kind, payment.isWhole),
      formatEuro(payment.amountCents),
    );
    const texts = textsOf(reminder);
    return (
      <GuestPaymentLetter {...props} title={texts.title} preview={texts.preview(what, day)}>
        <Paragraph>{texts.text(day)}</Paragraph>
        <PaymentsToMake payments={[payment]} />
      </GuestPaymentLetter>
    );
  },
});
