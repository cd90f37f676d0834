import { MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { siteName } from '@/lib/site';

/** An admin's message to a user; replies go to the site's contact address. */
export const accountMessage = mailTemplate({
  schema: z.object({ firstName: z.string(), subject: z.string(), message: z.string() }),
  need: 'account',
  subject: ({ subject }) => subject,
  Body: ({ firstName, subject, message, frame }) => (
    <MailLayout title={subject} preview={`Een bericht van ${siteName()}.`} to={firstName} frame={frame}>
      <Quote>{message}</Quote>
      <Paragraph>U kunt deze e-mail beantwoorden: uw antwoord komt bij {siteName()} terecht.</Paragraph>
    </MailLayout>
  ),
});
