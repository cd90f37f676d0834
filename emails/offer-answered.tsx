import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { mailTemplate } from '@/emails/template';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

/** The guest accepted the offer: the stay is approved. */
export const offerAccepted = mailTemplate({
  schema: landlordNewsSchema,
  need: 'stay',
  subject: ({ guestName, stay }) =>
    letterSubject('offer-accepted', { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: (props) => (
    <LandlordNews {...props} title="Uw voorstel is aanvaard" preview={`${props.guestName} komt.`}>
      {letterOpening('offer-accepted', { guest: props.guestName })}
    </LandlordNews>
  ),
});

/** The guest declined the offer: the request is still pending. */
export const offerDeclined = mailTemplate({
  schema: landlordNewsSchema,
  need: 'stay',
  subject: ({ guestName, stay }) =>
    letterSubject('offer-declined', { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: (props) => (
    <LandlordNews
      {...props}
      title="Uw voorstel is afgewezen"
      preview={`De aanvraag van ${props.guestName} wacht nog op een antwoord.`}
    >
      {letterOpening('offer-declined', { guest: props.guestName })}
    </LandlordNews>
  ),
});
