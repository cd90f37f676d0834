import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatAmount } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';

const nameOf = (needsAction: boolean) => (needsAction ? 'payment-to-confirm' : 'payment-failed');

/** A renewal payment failed, or has to be confirmed at the bank. */
export const paymentFailed = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    /** `PLAN - SLUG`. */
    name: z.string(),
    /** Cents. */
    total: z.int(),
    currency: z.string(),
    /** Where to pay; without it the email links to the dashboard. */
    url: z.string().nullable(),
    needsAction: z.boolean(),
    /** Until when the listing stays online, already formatted. */
    onlineUntil: z.string(),
  }),
  need: 'money',
  subject: ({ name, needsAction }) => letterSubject(nameOf(needsAction), { plan: name }),
  Body: ({ firstName, name, total, currency, url, needsAction, onlineUntil, appUrl, frame }) => (
    <MailLayout
      title={needsAction ? 'Bevestig uw betaling' : 'Uw betaling is niet gelukt'}
      preview={`Het gaat om ${formatAmount(total, currency)} voor ${name}.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening(nameOf(needsAction), { amount: formatAmount(total, currency), plan: name })}
      </Paragraph>
      <Paragraph>
        Uw advertentie blijft online tot {onlineUntil}. Is er dan nog niet betaald, dan gaat ze offline tot de
        betaling er is.
      </Paragraph>
      <Action href={url ?? appUrl + route('dashboard.subscription.index')}>
        {needsAction ? 'Betaling bevestigen' : 'Nu betalen'}
      </Action>
    </MailLayout>
  ),
});
