import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

interface Listing {
  listingName: string | null;
  town: string | null;
}

/** 'Duinroos in Oostende', or 'een vakantiewoning in Oostende' while no admin has seen its name. */
const listingOf = ({ listingName, town }: Listing) =>
  [listingName ?? 'een vakantiewoning', town].filter((part) => part !== null).join(' in ');

/**
 * Invites a calendar manager. The same for every address, with or without an account; and because anybody can have it
 * sent to anybody, it contains no text that an admin has not seen.
 */
export const listingManagerInvited = mailTemplate({
  schema: z.object({ listingName: z.string().nullable(), town: z.string().nullable(), token: z.string() }),
  need: 'account',
  subject: (listing) => `Uitnodiging voor de kalender van ${listingOf(listing)}`,
  Body: ({ token, appUrl, frame, ...listing }) => (
    <MailLayout
      title="Een kalender wordt met u gedeeld"
      preview={`U wordt gevraagd om de kalender van ${listingOf(listing)} mee te beheren.`}
      to={null}
      frame={frame}
    >
      <Paragraph>
        De verhuurder van {listingOf(listing)} vraagt u om de kalender op {siteName()} mee te beheren. U kunt
        er prijzen per dag instellen en dagen blokkeren.
      </Paragraph>
      <Paragraph>
        Open de uitnodiging om te zien van wie ze komt. Hebt u nog geen account, dan maakt u er een met dit
        e-mailadres. De verhuurder ziet pas wie u bent als u aanvaardt.
      </Paragraph>
      <Action href={`${appUrl}${route('invitation', {}, { token })}`}>De uitnodiging openen</Action>
      <Paragraph>Verwacht u deze uitnodiging niet? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
