import { brief } from '@/emails/brief';
import { StayFacts, aboutStay, slugSchema, staySchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { GuestWords, guestLocaleSchema } from '@/emails/spoken';
import { endedAsRequestMails, mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

/** Tells an owner about a new request; a reply goes to the guest. */
export const bookingNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    requestId: z.int(),
    slug: slugSchema,
    guestName: z.string(),
    guestEmail: z.string(),
    guestPhone: z.string().nullable(),
    message: z.string(),
    locale: guestLocaleSchema,
    stay: staySchema,
  }),
  need: endedAsRequestMails,
  subject: ({ guestName, stay }) =>
    letterSubject('booking-new', { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: ({
    ownerFirstName,
    requestId,
    guestName,
    guestEmail,
    guestPhone,
    message,
    locale,
    stay,
    appUrl,
    frame,
  }) => (
    <MailLayout
      title="U hebt een nieuwe aanvraag"
      preview={`${guestName} vraagt een verblijf aan.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('booking-new', { guest: guestName })}</Paragraph>
      <StayFacts stay={stay} toLandlord />
      <GuestWords locale={locale}>{message}</GuestWords>
      <Facts
        rows={[
          ['E-mailadres', guestEmail],
          ['Telefoonnummer', guestPhone ?? 'niet opgegeven'],
        ]}
      />
      <Action href={appUrl + route('dashboard.booking-request.show', { id: requestId })}>
        De aanvraag behandelen
      </Action>
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
