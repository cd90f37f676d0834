import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { moderationSchema } from '@/emails/moderation-approved';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

/** The listing was rejected, or taken offline. */
export const moderationDenied = mailTemplate({
  /** Emails queued before there was a statement have none. */
  schema: moderationSchema.extend({ statement: statementSchema.optional() }),
  need: 'account',
  subject: ({ listingName }) => letterSubject('moderation-denied', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, message, statement, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie staat niet online"
      preview={`“${listingName}” is niet goedgekeurd.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('moderation-denied', { home: listingName })}</Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      <Paragraph>
        Uw gegevens zijn bewaard. U kunt de advertentie aanpassen en opnieuw publiceren; daarna kijken we ze
        opnieuw na.
      </Paragraph>
      <Action href={appUrl + route('listing.edit', { slug })}>Advertentie aanpassen</Action>
      {statement && <Statement statement={statement} appUrl={appUrl} withoutFacts />}
    </MailLayout>
  ),
});
