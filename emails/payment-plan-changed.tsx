import { PaymentsToMake, askedPaymentsSchema } from '@/emails/asked-payments';
import { brief } from '@/emails/brief';
import { Paragraph } from '@/emails/layout';
import { NewAgreement, newAgreementSchema } from '@/emails/new-agreement';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';
import { planLetterTexts as texts } from '@/lib/texts/letters-payments';

/** Tells a guest that the landlord now asks for different payments. */
export const paymentPlanChanged = mailTemplate({
  schema: guestPaymentSchema.extend({
    /** All that is still to be paid. */
    payments: askedPaymentsSchema,
    newAgreement: newAgreementSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ payments, newAgreement, ...props }) => (
    <GuestPaymentLetter {...props} title={texts.title} preview={texts.preview}>
      <Paragraph>{texts.text}</Paragraph>
      {payments.length > 0 ? <PaymentsToMake payments={payments} /> : <Paragraph>{texts.nothing}</Paragraph>}
      {newAgreement && <NewAgreement />}
    </GuestPaymentLetter>
  ),
});
