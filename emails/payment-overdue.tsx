import { brief } from '@/emails/brief';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { PaidStayFacts, aboutPaidStay, landlordPaymentSchema } from '@/emails/payment-letter';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { askedName } from '@/lib/payments/asked-name';
import { paymentRequestKinds } from '@/lib/payments/plan';
import { route } from '@/lib/desk-paths';

/** Tells a landlord that a payment is overdue; the guest is reminded at the same time. */
export const paymentOverdue = mailTemplate({
  schema: landlordPaymentSchema.extend({
    kind: z.enum(paymentRequestKinds),
    /** Whether it is all that the stay costs. */
    isWhole: z.boolean().default(false),
    openCents: z.int(),
    dueDate: daySchema(),
  }),
  need: 'stay',
  subject: ({ guestName, listingName }) =>
    letterSubject('payment-overdue', { guest: brief(guestName, 18), home: brief(listingName, 24) }),
  ...aboutPaidStay,
  Body: ({ kind, isWhole, openCents, dueDate, ...props }) => (
    <MailLayout
      title="Een betaling is te laat"
      preview={`${formatEuro(openCents)}, gevraagd tegen ${formatLongDay(dueDate)}.`}
      to={props.ownerFirstName}
      frame={props.frame}
    >
      <Paragraph>{letterOpening('payment-overdue', { guest: props.guestName })}</Paragraph>
      <Facts
        rows={[
          [askedName(kind, isWhole), `${formatEuro(openCents)} open`],
          ['Gevraagd tegen', formatLongDay(dueDate)],
        ]}
      />
      <Paragraph>
        Is het bedrag toch aangekomen? Noteer de betaling bij de reservering of lees uw afschrift in.
      </Paragraph>
      <Action href={props.appUrl + route('dashboard.booking-request.show', { id: props.requestId })}>
        De reservering bekijken
      </Action>
      <PaidStayFacts {...props} />
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
