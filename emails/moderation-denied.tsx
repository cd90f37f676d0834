import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { moderationSchema } from '@/emails/moderation-approved';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/desk-paths';

/** The listing was rejected, or taken offline. */
export const moderationDenied = mailTemplate({
  /** Emails queued before there was a statement have none. */
  schema: moderationSchema.extend({ statement: statementSchema.optional() }),
  need: 'account',
  subject: ({ listingName }) => `Uw advertentie “${brief(listingName)}” staat niet online`,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, message, statement, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie staat niet online"
      preview={`“${listingName}” is niet goedgekeurd.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        We hebben uw advertentie “{listingName}” nagekeken. Ze kan zo niet online blijven of komen.
      </Paragraph>
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
