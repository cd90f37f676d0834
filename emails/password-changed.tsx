import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { UndoAccess } from '@/emails/undo-access';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** Tells the owner of an account that its password was changed. */
export const passwordChanged = mailTemplate({
  /** `token`: set if recently added second factors were kept, which may be a thief's. */
  schema: z.object({ token: z.string().nullable().default(null) }),
  need: 'account',
  subject: () => letterSubject('password-changed', { what: `Uw wachtwoord bij ${siteName()} is gewijzigd` }),
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title="Uw wachtwoord is gewijzigd"
      preview="Het wachtwoord van uw account is gewijzigd."
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('password-changed', {
          what: 'Het wachtwoord van uw account is zonet gewijzigd.',
        })}
      </Paragraph>
      {token === null ? (
        <>
          <Paragraph>Was u dit niet? Kies dan meteen een nieuw wachtwoord.</Paragraph>
          <Action href={`${appUrl}${route('forgot-password')}`}>Nieuw wachtwoord kiezen</Action>
        </>
      ) : (
        <>
          <Paragraph>
            In de laatste 14 dagen is er iets aan de tweestapsverificatie van uw account toegevoegd, en dat is
            behouden. Herkent u het niet bij uw gegevens, of vraagt het inloggen om een code die u niet hebt?
          </Paragraph>
          <UndoAccess token={token} appUrl={appUrl} />
        </>
      )}
    </MailLayout>
  ),
});
