import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** The link for choosing a new password. */
export const resetPassword = mailTemplate({
  schema: z.object({ email: z.string(), token: z.string() }),
  need: 'account',
  subject: () => `Kies een nieuw wachtwoord voor ${siteName()}`,
  Body: ({ email, token, appUrl, frame }) => (
    <MailLayout
      title="Een nieuw wachtwoord kiezen"
      preview="Met deze link kiest u een nieuw wachtwoord."
      to={null}
      frame={frame}
    >
      <Paragraph>
        Er is een nieuw wachtwoord gevraagd voor het account met e-mailadres {email}. Kies het met de knop
        hieronder. De link is 60 minuten geldig en werkt één keer.
      </Paragraph>
      <Action href={`${appUrl}${route('reset-password', {}, { email, token })}`}>Wachtwoord kiezen</Action>
      <Paragraph>Was u dit niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.</Paragraph>
    </MailLayout>
  ),
});
