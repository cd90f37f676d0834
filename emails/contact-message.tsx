import { Facts, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';

/** What somebody wrote in the contact form, for the people behind the site; a reply goes to the sender. */
export const contactMessage = mailTemplate({
  schema: z.object({
    name: z.string(),
    email: z.string(),
    logiesdecreet: z.string().nullable(),
    message: z.string(),
  }),
  subject: ({ name, logiesdecreet }) =>
    `Bericht van ${name}${logiesdecreet === null ? '' : ` over ${logiesdecreet}`}`,
  Body: ({ name, email, logiesdecreet, message, appUrl }) => (
    <MailLayout title="Bericht via het contactformulier" preview={`${name} schrijft u.`} appUrl={appUrl}>
      <Facts
        rows={[
          ['Naam', name],
          ['E-mailadres', email],
          ['Logiesdecreetnummer', logiesdecreet ?? 'niet opgegeven'],
        ]}
      />
      <Quote>{message}</Quote>
      <Paragraph>Een antwoord op deze e-mail gaat naar de afzender.</Paragraph>
    </MailLayout>
  ),
});
