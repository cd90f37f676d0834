import { Action, Paragraph } from '@/emails/layout';
import { route } from '@/lib/desk-paths';
import { contactDetails } from '@/lib/site-contact';

/** What the reader can do about a new way into the account that they did not add. */
export function UndoAccess({ token, appUrl }: { token: string; appUrl: string }) {
  return (
    <>
      <Paragraph>
        Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Dan kent iemand uw wachtwoord. Neem uw
        account terug met de knop hieronder: wat in de laatste 14 dagen aan uw tweestapsverificatie is
        toegevoegd, verdwijnt; gekoppelde accounts worden ontkoppeld, iedereen wordt uitgelogd en u kiest
        meteen een nieuw wachtwoord. De link is 7 dagen geldig.
      </Paragraph>
      <Action href={`${appUrl}${route('undo-new-access', {}, { token })}`}>Dit was ik niet</Action>
      <Paragraph>
        Hebt u hulp nodig? Neem contact met ons op: {contactDetails.email} of {contactDetails.phone}.
      </Paragraph>
    </>
  );
}

/** The same if there is a link for it, otherwise the next best thing. */
export function NotYou({ token, appUrl }: { token: string | null; appUrl: string }) {
  if (token !== null) return <UndoAccess token={token} appUrl={appUrl} />;
  return (
    <>
      <Paragraph>Was u dit niet? Kies dan meteen een nieuw wachtwoord en kijk uw gegevens na.</Paragraph>
      <Action href={`${appUrl}${route('dashboard.profile')}`}>Naar mijn gegevens</Action>
    </>
  );
}
