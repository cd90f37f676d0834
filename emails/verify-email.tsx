import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { siteName } from '@/lib/site';

/** Asks a new user to confirm the address (decisions, 'verification'). */
export const verifyEmail = mailTemplate({
  schema: z.object({ firstName: z.string(), token: z.string() }),
  subject: () => `Bevestig uw e-mailadres bij ${siteName()}`,
  Body: ({ firstName, token, appUrl }) => (
    <MailLayout
      title={`Welkom, ${firstName}`}
      preview="Nog één stap: bevestig uw e-mailadres."
      appUrl={appUrl}
    >
      <Paragraph>
        Bedankt om u in te schrijven. Bevestig met de knop hieronder dat dit uw e-mailadres is. De link is 24
        uur geldig.
      </Paragraph>
      <Action href={`${appUrl}/bevestig-email?token=${encodeURIComponent(token)}`}>
        E-mailadres bevestigen
      </Action>
      <Paragraph>Hebt u zich niet ingeschreven? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
