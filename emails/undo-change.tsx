import { Action, Paragraph } from '@/emails/layout';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { contactDetails } from '@/lib/site-contact';

/** Without a token the reader never proved to be the owner, and is told whom to contact. */
export const undoProps = z.object({ token: z.string().nullable() });

/** What the reader at the old address can do about a change they did not request. */
export function UndoChange({ token, appUrl }: { token: string | null; appUrl: string }) {
  const contact = `${contactDetails.email} of ${contactDetails.phone}`;
  if (token === null) {
    return <Paragraph>Was u dit niet? Neem dan meteen contact met ons op: {contact}.</Paragraph>;
  }
  return (
    <>
      <Paragraph>
        Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Dan kent iemand uw wachtwoord. Zet uw adres
        terug met de knop hieronder: iedereen wordt uitgelogd en u kiest meteen een nieuw wachtwoord. De link
        is 7 dagen geldig.
      </Paragraph>
      <Action href={`${appUrl}${route('undo-email-change', {}, { token })}`}>Ongedaan maken</Action>
      <Paragraph>Hebt u hulp nodig? Neem contact met ons op: {contact}.</Paragraph>
    </>
  );
}
