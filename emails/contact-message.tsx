import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterSubject } from '@/lib/edited-texts/letters';

/** A message from the site's contact form; a reply goes to the sender. */
export const contactMessage = mailTemplate({
  schema: z.object({
    name: z.string(),
    email: z.string(),
    logiesdecreet: z.string().nullable(),
    message: z.string(),
  }),
  need: 'site',
  subject: ({ name, logiesdecreet }) =>
    logiesdecreet === null
      ? letterSubject('contact-message', { name })
      : letterSubject('contact-message-about', { name, number: logiesdecreet }),
  Body: ({ name, email, logiesdecreet, message, frame }) => (
    <MailLayout
      title="Bericht via het contactformulier"
      preview={`${name} schrijft u.`}
      to="beheerder"
      frame={frame}
    >
      <Facts
        rows={[
          ['Naam', name],
          ['E-mailadres', email],
          ['Logiesdecreetnummer', logiesdecreet ?? 'niet opgegeven'],
        ]}
      />
      <Spoken>{message}</Spoken>
      <Paragraph>Een antwoord op deze e-mail gaat naar de afzender.</Paragraph>
    </MailLayout>
  ),
});
