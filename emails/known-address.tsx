import { Action, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** Somebody registered with the address of an existing account (docs/rules/accounts.md#registering). */
export const knownAddress = mailTemplate({
  schema: z.object({ email: z.string() }),
  need: 'account',
  subject: () => `U hebt al een account bij ${siteName()}`,
  Body: ({ email, appUrl, frame }) => (
    <MailLayout
      title="U hebt al een account"
      preview="Er is al een account met dit e-mailadres."
      to={null}
      frame={frame}
    >
      <Paragraph>
        Iemand, waarschijnlijk uzelf, wilde een account aanmaken met {email}. Dat account bestaat al: u kunt
        gewoon inloggen.
      </Paragraph>
      <Action href={`${appUrl}${route('login')}`}>Inloggen</Action>
      <Paragraph>
        Weet u uw wachtwoord niet meer?{' '}
        <MailLink href={appUrl + route('forgot-password')}>Kies een nieuw</MailLink>
      </Paragraph>
      <Paragraph>Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.</Paragraph>
    </MailLayout>
  ),
});
