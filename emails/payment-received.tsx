import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatAmount } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';

/** A payment was received; the invoice is in the dashboard. */
export const paymentReceived = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    /** `PLAN - SLUG`. */
    name: z.string(),
    number: z.string(),
    /** Cents. */
    total: z.int(),
    currency: z.string(),
  }),
  need: 'money',
  subject: ({ number }) => letterSubject('payment-received', { invoice: number }),
  Body: ({ firstName, name, number, total, currency, appUrl, frame }) => (
    <MailLayout
      title="Uw betaling is ontvangen"
      preview={`${formatAmount(total, currency)} voor ${name}.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('payment-received', { amount: formatAmount(total, currency), plan: name })}
      </Paragraph>
      <Paragraph>Factuur {number} vindt u bij uw facturen, als PDF en als e-factuur.</Paragraph>
      <Action href={appUrl + route('dashboard.invoice.index')}>Naar uw facturen</Action>
    </MailLayout>
  ),
});
