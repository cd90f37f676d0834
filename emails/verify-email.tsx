import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/**
 * Asks to confirm an address (docs/rules/accounts.md#confirming-an-address). Contains no name: a stranger may have
 * typed it.
 */
export const verifyEmail = mailTemplate({
  schema: z.object({ token: z.string() }),
  need: 'account',
  subject: () => letterSubject('verify-email'),
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title={`Welkom bij ${siteName()}`}
      preview="Nog één stap: bevestig uw e-mailadres."
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('verify-email')}</Paragraph>
      <Action href={`${appUrl}${route('must-verify-email', {}, { token })}`}>E-mailadres bevestigen</Action>
      <Paragraph>
        Hebt u zich niet geregistreerd? Dan heeft iemand anders uw adres gebruikt. Doe niets: zonder uw
        bevestiging kan niemand er iets mee.
      </Paragraph>
    </MailLayout>
  ),
});
