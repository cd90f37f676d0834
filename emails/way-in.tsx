import { brief } from '@/emails/brief';
import { slugSchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';

/** How to get in, once the guest may know: it was withheld at the approval. */
export const wayIn = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: slugSchema,
    code: z.string(),
    listingName: z.string(),
    startDate: daySchema(),
    endDate: daySchema(),
    /** In the landlord's own words, with line breaks. */
    arrivalInfo: z.string(),
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => `Zo komt u binnen in ${brief(listingName)}`,
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, code, startDate, endDate, arrivalInfo, token, appUrl, frame }) => (
    <MailLayout
      title="Zo komt u binnen"
      preview="Wat de verhuurder schreef over uw aankomst."
      to={firstName}
      frame={frame}
    >
      <Paragraph>Voor uw verblijf in {listingName} schreef de verhuurder hoe u binnenkomt:</Paragraph>
      <Spoken>{arrivalInfo}</Spoken>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Aankomst', formatLongDay(startDate)],
          ['Vertrek', formatLongDay(endDate)],
          ['Nummer', code],
        ]}
      />
      <GuestPageAction token={token} appUrl={appUrl}>
        Uw verblijf bekijken
      </GuestPageAction>
      <Paragraph>Een antwoord op deze e-mail gaat naar de verhuurder.</Paragraph>
    </MailLayout>
  ),
});
