import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { UndoChange, undoProps } from '@/emails/undo-change';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { siteName } from '@/lib/site';

/** Tells an account's current address immediately that a change of address was requested. */
export const emailChangeAsked = mailTemplate({
  schema: undoProps,
  need: 'account',
  subject: () =>
    letterSubject('email-change-asked', {
      what: `Er is een ander e-mailadres gevraagd voor uw account bij ${siteName()}`,
    }),
  Body: ({ token, appUrl, frame }) => (
    <MailLayout
      title="Er is een ander e-mailadres gevraagd"
      preview="Was u dit niet? Dan kunt u het tegenhouden."
      to={null}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('email-change-asked', {
          what: 'Iemand die in uw account is ingelogd, vroeg om er een ander e-mailadres voor te gebruiken.',
        })}
      </Paragraph>
      <UndoChange token={token} appUrl={appUrl} />
    </MailLayout>
  ),
});
