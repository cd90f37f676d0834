import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';

const leftText = (left: number) =>
  left === 0
    ? 'Dit was uw laatste herstelcode. Maak nieuwe bij uw gegevens.'
    : `U hebt nog ${left === 1 ? '1 herstelcode' : `${left} herstelcodes`} over.`;

/** Tells the owner of an account that somebody signed in with a recovery code. */
export const recoveryCodeUsed = mailTemplate({
  schema: z.object({ left: z.int() }),
  need: 'account',
  subject: () =>
    letterSubject('recovery-code-used', {
      what: `Er is bij ${siteName()} ingelogd met een herstelcode`,
    }),
  Body: ({ left, appUrl, frame }) => (
    <MailLayout
      title="Ingelogd met een herstelcode"
      preview="Er is zonet op uw account ingelogd met een herstelcode."
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('recovery-code-used', {
          what: 'Er is zonet op uw account ingelogd met een herstelcode.',
          left: leftText(left),
        })}
      </Paragraph>
      <Paragraph>Was u dit niet? Kies dan meteen een nieuw wachtwoord en maak nieuwe herstelcodes.</Paragraph>
      <Action href={`${appUrl}${route('dashboard.profile')}`}>Naar mijn gegevens</Action>
    </MailLayout>
  ),
});
