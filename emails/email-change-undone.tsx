import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

/**
 * Tells the new address that it no longer belongs to the account, because the change was undone from the old address.
 */
export const emailChangeUndone = mailTemplate({
  schema: z.object({}),
  need: 'account',
  subject: () =>
    letterSubject('email-change-undone', {
      what: `De wijziging van uw e-mailadres bij ${siteName()} is ongedaan gemaakt`,
    }),
  Body: ({ frame }) => (
    <MailLayout
      title="De wijziging is ongedaan gemaakt"
      preview="Uw account gebruikt weer het vorige e-mailadres."
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('email-change-undone', {
          what: 'Iemand die de e-mails van het vorige adres leest, heeft de wijziging van het e-mailadres ongedaan gemaakt.',
        })}
      </Paragraph>
      <Paragraph>
        Was u dit niet? Neem dan meteen contact met ons op: {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
