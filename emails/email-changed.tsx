import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { contactDetails, siteName } from '@/lib/site';

/** Tells the reader of the old address that an account moved to another one. */
export const emailChanged = mailTemplate({
  schema: z.object({}),
  subject: () => `Uw e-mailadres bij ${siteName()} is gewijzigd`,
  Body: ({ appUrl }) => (
    <MailLayout
      title="Uw e-mailadres is gewijzigd"
      preview="Uw account gebruikt voortaan een ander e-mailadres."
      appUrl={appUrl}
    >
      <Paragraph>
        Uw account gebruikt voortaan een ander e-mailadres. Op dit adres krijgt u geen berichten van ons meer.
      </Paragraph>
      <Paragraph>
        Was u dit niet? Neem dan meteen contact met ons op: {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </MailLayout>
  ),
});
