import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';

/** Asks the owner of a new address to confirm it. Contains no name: the address may be a stranger's. */
export const accountChangeEmail = mailTemplate({
  schema: z.object({ token: z.string() }),
  need: 'account',
  subject: () => letterSubject('account-change-email'),
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title="Bevestig uw nieuwe e-mailadres"
      preview="Daarna gebruikt uw account dit adres."
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('account-change-email')}</Paragraph>
      <Action href={`${appUrl}${route('must-verify-email', {}, { token })}`}>E-mailadres bevestigen</Action>
      <Paragraph>
        Hebt u dit niet gevraagd? Dan heeft iemand zich vergist. U hoeft niets te doen: zonder uw bevestiging
        verandert er niets.
      </Paragraph>
    </MailLayout>
  ),
});
