import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatAmount } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';

/** A payment was refunded; the credit note is in the dashboard. */
export const paymentRefunded = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    number: z.string(),
    creditNumber: z.string(),
    /** Cents. */
    total: z.int(),
    currency: z.string(),
  }),
  need: 'money',
  subject: ({ creditNumber }) => letterSubject('payment-refunded', { credit: creditNumber }),
  Body: ({ firstName, number, creditNumber, total, currency, appUrl, frame }) => (
    <MailLayout
      title="U krijgt geld terug"
      preview={`${formatAmount(total, currency)} van factuur ${number}.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('payment-refunded', { amount: formatAmount(total, currency), invoice: number })}
      </Paragraph>
      <Paragraph>Creditnota {creditNumber} vindt u bij uw facturen.</Paragraph>
      <Action href={appUrl + route('dashboard.invoice.index')}>Naar uw facturen</Action>
    </MailLayout>
  ),
});
