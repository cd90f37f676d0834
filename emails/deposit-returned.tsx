import { brief } from '@/emails/brief';
import { Facts, Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatEuro } from '@/lib/money/euro';

/** Tells a guest what of the deposit comes back, and why not all of it. */
export const depositReturned = mailTemplate({
  schema: guestPaymentSchema.extend({
    returnedCents: z.int(),
    paidCents: z.int(),
    /** In the landlord's words; null where all comes back, and for a guest whose address only the landlord typed. */
    reason: z.string().nullable(),
  }),
  need: 'stay',
  subject: ({ returnedCents, paidCents, listingName }) =>
    returnedCents >= paidCents
      ? `Uw waarborg voor ${brief(listingName)} komt terug`
      : `Uw waarborg voor ${brief(listingName)} is afgerekend`,
  ...aboutPaidStay,
  Body: ({ returnedCents, paidCents, reason, ...props }) => (
    <GuestPaymentLetter
      {...props}
      title={returnedCents >= paidCents ? 'Uw waarborg komt terug' : 'Uw waarborg is afgerekend'}
      preview={`De verhuurder geeft ${formatEuro(returnedCents)} van ${formatEuro(paidCents)} terug.`}
    >
      <Paragraph>De verhuurder noteerde wat u van uw waarborg terugkrijgt.</Paragraph>
      <Facts
        rows={[
          ['Betaalde waarborg', formatEuro(paidCents)],
          ['U krijgt terug', formatEuro(returnedCents)],
        ]}
      />
      {reason !== null && (
        <>
          <Paragraph>De verhuurder schrijft u waarom niet alles terugkomt:</Paragraph>
          <Spoken>{reason}</Spoken>
        </>
      )}
    </GuestPaymentLetter>
  ),
});
