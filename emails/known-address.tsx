import { Action, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';

/** Somebody registered with the address of an existing account (docs/rules/accounts.md#registering). */
export const knownAddress = mailTemplate({
  schema: z.object({ email: z.string() }),
  need: 'account',
  subject: () => letterSubject('known-address'),
  Body: ({ email, appUrl, frame }) => (
    <MailLayout
      title="U hebt al een account"
      preview="Er is al een account met dit e-mailadres."
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('known-address', { email })}</Paragraph>
      <Action href={`${appUrl}${route('login')}`}>Inloggen</Action>
      <Paragraph>
        Weet u uw wachtwoord niet meer?{' '}
        <MailLink href={appUrl + route('forgot-password')}>Kies een nieuw</MailLink>
      </Paragraph>
      <Paragraph>Was u dit niet? Dan hoeft u niets te doen: er is niets veranderd.</Paragraph>
    </MailLayout>
  ),
});
