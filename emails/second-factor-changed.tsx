import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { factorChanges } from '@/lib/second-factors/changes';
import type { FactorChange } from '@/lib/second-factors/changes';
import { siteName } from '@/lib/site';

const sentences: Readonly<Record<FactorChange, string>> = {
  totp_added: 'Er is een app voor tweestapsverificatie ingesteld voor uw account.',
  totp_removed: 'De app voor tweestapsverificatie van uw account is verwijderd.',
  passkey_added: 'Er is een passkey toegevoegd aan uw account.',
  passkey_removed: 'Er is een passkey verwijderd van uw account.',
  recovery_codes: 'Er zijn nieuwe herstelcodes gemaakt voor uw account. De vorige werken niet meer.',
  reset: 'De tweestapsverificatie van uw account is door een beheerder uitgeschakeld.',
};

/** Tells the owner of an account what happened to its second factors. */
export const secondFactorChanged = mailTemplate({
  schema: z.object({ change: z.enum(factorChanges) }),
  need: 'account',
  subject: () => `De tweestapsverificatie van uw account bij ${siteName()} is gewijzigd`,
  Body: ({ change, appUrl, frame }) => (
    <MailLayout
      title="Uw tweestapsverificatie is gewijzigd"
      preview={sentences[change]}
      to="bezoeker"
      frame={frame}
    >
      <Paragraph>{sentences[change]}</Paragraph>
      <Paragraph>Was u dit niet? Kies dan meteen een nieuw wachtwoord en kijk uw gegevens na.</Paragraph>
      <Action href={`${appUrl}${route('dashboard.profile')}`}>Naar mijn gegevens</Action>
    </MailLayout>
  ),
});
