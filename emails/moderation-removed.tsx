import { brief } from '@/emails/brief';
import { MailLayout, Paragraph, Quote } from '@/emails/layout';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { contactDetails } from '@/lib/site-contact';

/** An admin deleted a listing, and possibly the account of its owner. */
export const moderationRemoved = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    message: z.string().nullable(),
    withAccount: z.boolean(),
    /** Only if the account stays; absent from emails queued before statements existed. */
    statement: statementSchema.optional(),
  }),
  need: 'account',
  subject: ({ listingName, withAccount }) =>
    withAccount
      ? letterSubject('moderation-removed-account')
      : letterSubject('moderation-removed', { home: brief(listingName) }),
  Body: ({ firstName, listingName, message, withAccount, statement, appUrl, frame }) => (
    <MailLayout
      title={withAccount ? 'Uw account is verwijderd' : 'Uw advertentie is verwijderd'}
      preview={`“${listingName}” is verwijderd.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening(withAccount ? 'moderation-removed-account' : 'moderation-removed', {
          home: listingName,
        })}
      </Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      {statement && <Statement statement={statement} appUrl={appUrl} withoutFacts />}
      <Paragraph>
        Hebt u hier vragen over? U bereikt ons op {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
