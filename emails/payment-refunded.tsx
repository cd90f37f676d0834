import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
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
  subject: ({ creditNumber }) => `U krijgt geld terug: creditnota ${creditNumber}`,
  Body: ({ firstName, number, creditNumber, total, currency, appUrl, frame }) => (
    <MailLayout
      title="U krijgt geld terug"
      preview={`${formatAmount(total, currency)} van factuur ${number}.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        We hebben {formatAmount(total, currency)} van factuur {number} terugbetaald. Het bedrag komt terug op
        de manier waarop u betaalde; dat kan enkele werkdagen duren.
      </Paragraph>
      <Paragraph>Creditnota {creditNumber} vindt u bij uw facturen.</Paragraph>
      <Action href={appUrl + route('dashboard.invoice.index')}>Naar uw facturen</Action>
    </MailLayout>
  ),
});
