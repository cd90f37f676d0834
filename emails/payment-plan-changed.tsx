import { PaymentsToMake, askedPaymentsSchema } from '@/emails/asked-payments';
import { brief } from '@/emails/brief';
import { Paragraph } from '@/emails/layout';
import { NewAgreement, newAgreementSchema } from '@/emails/new-agreement';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';

/** Tells a guest that the landlord asks other payments than before. */
export const paymentPlanChanged = mailTemplate({
  schema: guestPaymentSchema.extend({
    /** All that is still to be paid. */
    payments: askedPaymentsSchema,
    newAgreement: newAgreementSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => `Wat u betaalt voor ${brief(listingName)} is gewijzigd`,
  ...aboutPaidStay,
  Body: ({ payments, newAgreement, ...props }) => (
    <GuestPaymentLetter
      {...props}
      title="Uw betalingen zijn gewijzigd"
      preview="De verhuurder wijzigde wat u betaalt, of wanneer."
    >
      <Paragraph>De verhuurder wijzigde wat u betaalt, of wanneer. Dit vervangt wat u eerder las.</Paragraph>
      {payments.length > 0 ? (
        <PaymentsToMake payments={payments} />
      ) : (
        <Paragraph>Er wordt u geen betaling meer gevraagd.</Paragraph>
      )}
      {newAgreement && <NewAgreement />}
    </GuestPaymentLetter>
  ),
});
