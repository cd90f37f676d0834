import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = mailTemplate({
  schema: z.object({}),
  need: 'account',
  subject: () => `Uw wachtwoord bij ${siteName()} is gewijzigd`,
  Body: ({ appUrl, frame }) => (
    <MailLayout
      title="Uw wachtwoord is gewijzigd"
      preview="Het wachtwoord van uw account is gewijzigd."
      to="bezoeker"
      frame={frame}
    >
      <Paragraph>
        Het wachtwoord van uw account is zonet gewijzigd. U bent op al uw andere toestellen uitgelogd en kunt
        daar met het nieuwe wachtwoord opnieuw inloggen.
      </Paragraph>
      <Paragraph>Was u dit niet? Kies dan meteen een nieuw wachtwoord.</Paragraph>
      <Action href={`${appUrl}${route('forgot-password')}`}>Nieuw wachtwoord kiezen</Action>
    </MailLayout>
  ),
});
