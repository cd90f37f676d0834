import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatAmount } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';

/** For admins: a payment was refunded, or disputed at the bank. */
export const billingNotice = mailTemplate({
  schema: z.object({
    kind: z.enum(['refund', 'dispute']),
    number: z.string(),
    userId: z.int(),
    /** Cents. */
    amount: z.int(),
    currency: z.string(),
  }),
  need: 'money',
  subject: ({ kind, number }) => letterSubject(`billing-${kind}`, { invoice: number }),
  Body: ({ kind, number, userId, amount, currency, appUrl, frame }) => (
    <MailLayout
      title={kind === 'refund' ? 'Er is geld terugbetaald' : 'Een betaling wordt betwist'}
      preview={`${formatAmount(amount, currency)} van factuur ${number}.`}
      to="beheerder"
      frame={frame}
    >
      <Paragraph>
        {letterOpening(`billing-${kind}`, { invoice: number, amount: formatAmount(amount, currency) })}
      </Paragraph>
      <Action href={appUrl + route('dashboard.admin.user.show', { id: userId })}>Naar de gebruiker</Action>
    </MailLayout>
  ),
});
