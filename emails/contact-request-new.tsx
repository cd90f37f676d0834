import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { guestCountries } from '@/lib/countries';
import { route } from '@/lib/paths';
import { countryTexts } from '@/lib/texts/countries';

/** Tells an owner of a question about their home; a reply goes to the guest. */
export const contactRequestNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    requestId: z.int(),
    listingName: z.string(),
    guestName: z.string(),
    guestEmail: z.string(),
    guestPhone: z.string().nullable(),
    country: z.enum(guestCountries),
    subject: z.string(),
    message: z.string(),
  }),
  subject: ({ guestName, listingName, subject }) => `${subject}: ${guestName} over ${listingName}`,
  Body: ({ ownerFirstName, requestId, listingName, guestName, appUrl, ...guest }) => (
    <MailLayout
      title="U hebt een nieuwe vraag"
      preview={`${guestName} schrijft u over ${listingName}.`}
      appUrl={appUrl}
    >
      <Paragraph>Beste {ownerFirstName},</Paragraph>
      <Paragraph>
        {guestName} schrijft u over {listingName}.
      </Paragraph>
      <Facts
        rows={[
          ['Onderwerp', guest.subject],
          ['E-mailadres', guest.guestEmail],
          ['Telefoonnummer', guest.guestPhone ?? 'niet opgegeven'],
          ['Land', countryTexts[guest.country]],
        ]}
      />
      <Spoken>{guest.message}</Spoken>
      <Action href={appUrl + route('dashboard.contact-request.show', { id: requestId })}>
        Het bericht bekijken
      </Action>
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
