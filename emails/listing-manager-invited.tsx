import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { managerRoles } from '@/lib/listings/manager-roles';
import type { ManagerRole } from '@/lib/listings/manager-roles';
import { route } from '@/lib/desk-paths';

interface Listing {
  listingName: string | null;
  town: string | null;
}

/** 'Duinroos in Oostende', or 'een vakantiewoning in Oostende' while no admin has seen its name. */
const listingOf = ({ listingName, town }: Listing) =>
  [listingName ?? 'een vakantiewoning', town].filter((part) => part !== null).join(' in ');

/** The sentences that differ by role. */
const asked: Readonly<Record<ManagerRole, AskedTexts>> = {
  calendar: {
    title: 'Een kalender wordt met u gedeeld',
    preview: (listing) => `U wordt gevraagd om de kalender van ${listing} mee te beheren.`,
  },
  host: {
    title: 'U wordt gevraagd om gasten te ontvangen',
    preview: (listing) => `U wordt gevraagd om de gasten van ${listing} te ontvangen.`,
  },
  cleaning: {
    title: 'U wordt gevraagd om te poetsen',
    preview: (listing) => `U wordt gevraagd om te poetsen in ${listing}.`,
  },
};

interface AskedTexts {
  title: string;
  preview: (listing: string) => string;
}

/**
 * Invites a helper, in words for the role. It is the same for every address, with or without an account; and because
 * anybody can have it sent to anybody, it contains no text that an admin has not seen.
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
  subject: ({ role, ...listing }) => letterSubject(`invited-${role}`, { home: listingOf(listing) }),
  Body: ({ token, role, appUrl, frame, ...listing }) => (
    <MailLayout
      title={asked[role].title}
      preview={asked[role].preview(listingOf(listing))}
      to={null}
      frame={frame}
    >
      <Paragraph>{letterOpening(`invited-${role}`, { home: listingOf(listing) })}</Paragraph>
      <Paragraph>
        Open de uitnodiging om te zien van wie ze komt. Hebt u nog geen account, dan maakt u er een met dit
        e-mailadres. De verhuurder ziet pas wie u bent als u aanvaardt.
      </Paragraph>
      <Action href={`${appUrl}${route('invitation', {}, { token })}`}>De uitnodiging openen</Action>
      <Paragraph>Verwacht u deze uitnodiging niet? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
