import { MailLayout, Paragraph } from '@/emails/layout';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

/** Tells the owner of an account that it was suspended, and why, or that the suspension was lifted. */
export const accountSuspension = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    suspended: z.boolean(),
    reason: z.string().nullable(),
    /** Of a suspension; absent from emails queued before there was one. */
    statement: statementSchema.optional(),
  }),
  need: 'account',
  subject: ({ suspended }) =>
    suspended
      ? letterSubject('account-suspension', { what: `Uw account bij ${siteName()} is geschorst` })
      : letterSubject('account-restored'),
  Body: ({ firstName, suspended, reason, statement, appUrl, frame }) => (
    <MailLayout
      title={suspended ? 'Uw account is geschorst' : 'Uw account is weer actief'}
      preview={suspended ? 'Inloggen kan niet meer.' : 'U kunt weer inloggen.'}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {suspended
          ? letterOpening('account-suspension', { what: 'Wij hebben uw account geschorst.' })
          : letterOpening('account-restored')}
      </Paragraph>
      {reason !== null && <Paragraph>{reason}</Paragraph>}
      {statement && <Statement statement={statement} appUrl={appUrl} withoutFacts />}
      <Paragraph>
        Vragen, of niet akkoord? Neem contact met ons op: {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
