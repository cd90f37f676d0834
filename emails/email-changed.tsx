import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { UndoChange, undoProps } from '@/emails/undo-change';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';

/** Tells the old address that the account now has another one. */
export const emailChanged = mailTemplate({
  schema: undoProps,
  need: 'account',
  subject: () => letterSubject('email-changed', { what: `Uw e-mailadres bij ${siteName()} is gewijzigd` }),
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title="Uw e-mailadres is gewijzigd"
      preview="Uw account gebruikt voortaan een ander e-mailadres."
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('email-changed', {
          what: 'Uw account gebruikt voortaan een ander e-mailadres.',
        })}
      </Paragraph>
      <UndoChange token={token} appUrl={appUrl} />
    </MailLayout>
  ),
});
