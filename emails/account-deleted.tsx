import { MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { contactDetails } from '@/lib/site-contact';

const nameOf = (byAdmin: boolean) => (byAdmin ? 'account-deleted-by-admin' : 'account-deleted');

/** The last email to a deleted account. */
export const accountDeleted = mailTemplate({
  schema: z.object({ firstName: z.string(), byAdmin: z.boolean(), message: z.string().nullable() }),
  need: 'account',
  subject: ({ byAdmin }) => letterSubject(nameOf(byAdmin)),
  Body: ({ firstName, byAdmin, message, frame }) => (
    <MailLayout
      title="Uw account is verwijderd"
      preview="Uw account en uw advertenties zijn weg."
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening(nameOf(byAdmin))}</Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      <Paragraph>
        {byAdmin ? 'Hebt u hier vragen over?' : 'Was u dit niet?'} U bereikt ons op {contactDetails.email} of{' '}
        {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
