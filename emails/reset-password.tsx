import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';

/** The link for choosing a new password. */
export const resetPassword = mailTemplate({
  schema: z.object({ email: z.string(), token: z.string() }),
  need: 'account',
  subject: () => letterSubject('reset-password'),
  Body: ({ email, token, appUrl, frame }) => (
    <MailLayout
      title="Een nieuw wachtwoord kiezen"
      preview="Met deze link kiest u een nieuw wachtwoord."
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('reset-password', { email })}</Paragraph>
      <Action href={`${appUrl}${route('reset-password', {}, { email, token })}`}>Wachtwoord kiezen</Action>
      <Paragraph>Was u dit niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.</Paragraph>
    </MailLayout>
  ),
});
