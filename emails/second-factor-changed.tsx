import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { NotYou } from '@/emails/undo-access';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
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
  new_dropped:
    'Toen u een nieuw wachtwoord koos, is verwijderd wat in de laatste 14 dagen aan uw tweestapsverificatie was toegevoegd. Ook uw herstelcodes werken niet meer.',
};

/** Tells the owner of an account about a change to its second factors. */
export const secondFactorChanged = mailTemplate({
  // Emails queued before this link existed have no token.
  schema: z.object({ change: z.enum(factorChanges), token: z.string().nullable().default(null) }),
  need: 'account',
  subject: () =>
    letterSubject('second-factor-changed', {
      what: `De tweestapsverificatie van uw account bij ${siteName()} is gewijzigd`,
    }),
  Body: ({ change, token, appUrl, frame }) => (
    <MailLayout
      title="Uw tweestapsverificatie is gewijzigd"
      preview={sentences[change]}
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening('second-factor-changed', { what: sentences[change] })}</Paragraph>
      <NotYou token={token} appUrl={appUrl} />
    </MailLayout>
  ),
});
