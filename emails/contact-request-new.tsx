import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { GuestWords, guestLocaleSchema } from '@/emails/spoken';
import { endedAsRequestMails, mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { guestCountries } from '@/lib/countries';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { countryTexts } from '@/lib/texts/countries';

/** Tells an owner about a question on their listing; a reply goes to the guest. */
export const contactRequestNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    requestId: z.int(),
    slug: slugSchema,
    /** Absent in emails queued before this field existed. */
    code: z.string().nullable().default(null),
    listingName: z.string(),
    guestName: z.string(),
    guestEmail: z.string(),
    guestPhone: z.string().nullable(),
    country: z.enum(guestCountries),
    subject: z.string(),
    message: z.string(),
    locale: guestLocaleSchema,
  }),
  need: endedAsRequestMails,
  subject: ({ guestName, listingName, subject }) =>
    letterSubject('contact-request-new', { topic: subject, guest: guestName, home: listingName }),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ ownerFirstName, requestId, listingName, guestName, appUrl, frame, ...guest }) => (
    <MailLayout
      title="U hebt een nieuwe vraag"
      preview={`${guestName} schrijft u over ${listingName}.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('contact-request-new', { guest: guestName, home: listingName })}</Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Onderwerp', guest.subject],
          ['E-mailadres', guest.guestEmail],
          ['Telefoonnummer', guest.guestPhone ?? 'niet opgegeven'],
          ['Land', countryTexts[guest.country]],
          ...(guest.code === null ? [] : [['Nummer', guest.code] as const]),
        ]}
      />
      <GuestWords locale={guest.locale}>{guest.message}</GuestWords>
      <Action href={appUrl + route('dashboard.contact-request.show', { id: requestId })}>
        Het bericht bekijken
      </Action>
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
