import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** Asks the owner of a new address to confirm it. Contains no name: the address may be a stranger's. */
export const accountChangeEmail = mailTemplate({
  schema: z.object({ token: z.string() }),
  need: 'account',
  subject: () => `Bevestig uw nieuwe e-mailadres bij ${siteName()}`,
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title="Bevestig uw nieuwe e-mailadres"
      preview="Daarna gebruikt uw account dit adres."
      to={null}
      frame={frame}
    >
      <Paragraph>
        U wilt dit e-mailadres gebruiken voor uw account bij {siteName()}. Bevestig met de knop hieronder dat
        het uw adres is. De link is 24 uur geldig; tot dan blijft uw vorige adres gelden.
      </Paragraph>
      <Action href={`${appUrl}${route('must-verify-email', {}, { token })}`}>E-mailadres bevestigen</Action>
      <Paragraph>
        Hebt u dit niet gevraagd? Dan heeft iemand zich vergist. U hoeft niets te doen: zonder uw bevestiging
        verandert er niets.
      </Paragraph>
    </MailLayout>
  ),
});
