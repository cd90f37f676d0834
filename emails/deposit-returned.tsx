import { brief } from '@/emails/brief';
import { Facts, Paragraph } from '@/emails/layout';
import { GuestPaymentLetter, aboutPaidStay, guestPaymentSchema } from '@/emails/payment-letter';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatEuro } from '@/lib/money/euro';
import { depositLetterTexts } from '@/lib/texts/letters-payments';

const texts = depositLetterTexts.both;
const wordsOf = (isWhole: boolean) => (isWhole ? depositLetterTexts.back : depositLetterTexts.settled);

/** Tells a guest how much of the deposit comes back, and why not all of it. */
export const depositReturned = mailTemplate({
  schema: guestPaymentSchema.extend({
    returnedCents: z.int(),
    paidCents: z.int(),
    /** In the landlord's words; null where all comes back, and for a guest whose address only the landlord typed. */
    reason: z.string().nullable(),
  }),
  need: 'stay',
  subject: ({ returnedCents, paidCents, listingName }) =>
    wordsOf(returnedCents >= paidCents).subject(brief(listingName)),
  ...aboutPaidStay,
  Body: ({ returnedCents, paidCents, reason, ...props }) => (
    <GuestPaymentLetter
      {...props}
      title={wordsOf(returnedCents >= paidCents).title}
      preview={texts.preview(formatEuro(returnedCents), formatEuro(paidCents))}
    >
      <Paragraph>{wordsOf(returnedCents >= paidCents).text}</Paragraph>
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
