import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { managerRoles } from '@/lib/listings/manager-roles';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { route } from '@/lib/desk-paths';
import { siteName } from '@/lib/site';

interface Listing {
  listingName: string | null;
  town: string | null;
}

/** 'Duinroos in Oostende', or 'een vakantiewoning in Oostende' while no admin has seen its name. */
const listingOf = ({ listingName, town }: Listing) =>
  [listingName ?? 'een vakantiewoning', town].filter((part) => part !== null).join(' in ');

/** What each role is asked; the sentences that differ. */
const asked: Readonly<Record<ManagerRole, AskedTexts>> = {
  calendar: {
    subject: (listing) => `Uitnodiging voor de kalender van ${listing}`,
    title: 'Een kalender wordt met u gedeeld',
    preview: (listing) => `U wordt gevraagd om de kalender van ${listing} mee te beheren.`,
    asks: (listing) =>
      `De verhuurder van ${listing} vraagt u om de kalender op ${siteName()} mee te beheren. U kunt er prijzen per dag instellen en dagen blokkeren.`,
  },
  host: {
    subject: (listing) => `Uitnodiging om gasten te ontvangen in ${listing}`,
    title: 'U wordt gevraagd om gasten te ontvangen',
    preview: (listing) => `U wordt gevraagd om de gasten van ${listing} te ontvangen.`,
    asks: (listing) =>
      `De verhuurder van ${listing} vraagt u om de gasten te ontvangen. Op ${siteName()} ziet u wie wanneer aankomt en vertrekt, en beantwoordt u hun berichten.`,
  },
  cleaning: {
    subject: (listing) => `Uitnodiging om te poetsen in ${listing}`,
    title: 'U wordt gevraagd om te poetsen',
    preview: (listing) => `U wordt gevraagd om te poetsen in ${listing}.`,
    asks: (listing) =>
      `De verhuurder van ${listing} vraagt u om er te poetsen. Op ${siteName()} ziet u wanneer gasten vertrekken en aankomen en met hoeveel ze zijn.`,
  },
};

interface AskedTexts {
  subject: (listing: string) => string;
  title: string;
  preview: (listing: string) => string;
  asks: (listing: string) => string;
}

/**
 * Invites a helper, in the words of the role. The same for every address, with or without an account; and because anybody can have it
 * sent to anybody, it contains no text that an admin has not seen.
 */
export const listingManagerInvited = mailTemplate({
  schema: z.object({
    listingName: z.string().nullable(),
    town: z.string().nullable(),
    token: z.string(),
    /** Letters from before there were roles have none. */
    role: z.enum(managerRoles).default('calendar'),
  }),
  need: 'account',
  subject: ({ role, ...listing }) => asked[role].subject(listingOf(listing)),
  Body: ({ token, role, appUrl, frame, ...listing }) => (
    <MailLayout
      title={asked[role].title}
      preview={asked[role].preview(listingOf(listing))}
      to={null}
      frame={frame}
    >
      <Paragraph>{asked[role].asks(listingOf(listing))}</Paragraph>
      <Paragraph>
        Open de uitnodiging om te zien van wie ze komt. Hebt u nog geen account, dan maakt u er een met dit
        e-mailadres. De verhuurder ziet pas wie u bent als u aanvaardt.
      </Paragraph>
      <Action href={`${appUrl}${route('invitation', {}, { token })}`}>De uitnodiging openen</Action>
      <Paragraph>Verwacht u deze uitnodiging niet? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
