import { brief } from '@/emails/brief';
import { Facts, Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatEuro } from '@/lib/money/euro';
import { depositLetterTexts as texts } from '@/lib/texts/letters-payments';

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
      ? texts.subjectBack(brief(listingName))
      : texts.subjectSettled(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ returnedCents, paidCents, reason, ...props }) => (
    <GuestPaymentLetter
      {...props}
      title={returnedCents >= paidCents ? texts.titleBack : texts.titleSettled}
      preview={texts.preview(formatEuro(returnedCents), formatEuro(paidCents))}
    >
      <Paragraph>{texts.text}</Paragraph>
      <Facts
        rows={[
          [texts.paid, formatEuro(paidCents)],
          [texts.returned, formatEuro(returnedCents)],
        ]}
      />
      {reason !== null && (
        <>
          <Paragraph>{texts.why}</Paragraph>
          <Spoken>{reason}</Spoken>
        </>
      )}
    </GuestPaymentLetter>
  ),
});
