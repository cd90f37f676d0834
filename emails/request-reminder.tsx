import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { endedAsRequestMails, mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

/** Reminds the owner that a guest is waiting for an answer. */
export const requestReminder = mailTemplate({
  schema: landlordNewsSchema.extend({ hours: z.int() }),
  need: endedAsRequestMails,
  subject: ({ guestName, stay }) =>
    letterSubject('request-reminder', { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: ({ hours, ...props }) => (
    <LandlordNews
      {...props}
      title="Een gast wacht op uw antwoord"
      preview="Een kort bericht volstaat om de gast gerust te stellen."
    >
      {letterOpening('request-reminder', { guest: props.guestName, hours })}
    </LandlordNews>
  ),
});
