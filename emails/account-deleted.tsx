import { MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

/** The last email to a deleted account. */
export const accountDeleted = mailTemplate({
  schema: z.object({ firstName: z.string(), byAdmin: z.boolean(), message: z.string().nullable() }),
  need: 'account',
  subject: () => `Uw account bij ${siteName()} is verwijderd`,
  Body: ({ firstName, byAdmin, message, frame }) => (
    <MailLayout
      title="Uw account is verwijderd"
      preview="Uw account en uw advertenties zijn weg."
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {byAdmin ? 'We hebben uw account verwijderd' : 'U hebt uw account verwijderd'}, met al uw advertenties
        en foto’s. Alleen wat de wet ons oplegt, zoals facturen, bewaren we.
      </Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      <Paragraph>
        {byAdmin ? 'Hebt u hier vragen over?' : 'Was u dit niet?'} U bereikt ons op {contactDetails.email} of{' '}
        {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
