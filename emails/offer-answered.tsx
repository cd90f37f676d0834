import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { mailTemplate } from '@/emails/template';

/** The guest accepted the offer: the stay is approved. */
export const offerAccepted = mailTemplate({
  schema: landlordNewsSchema,
  need: 'stay',
  subject: ({ guestName, stay }) => `${brief(guestName)} aanvaardt uw voorstel voor ${stay.listingName}`,
  ...aboutStay,
  Body: (props) => (
    <LandlordNews {...props} title="Uw voorstel is aanvaard" preview={`${props.guestName} komt.`}>
      {props.guestName} aanvaardt uw voorstel. Het verblijf is goedgekeurd en de dagen zijn bezet in uw
      kalender.
    </LandlordNews>
  ),
});

/** The guest declined the offer: the request is still pending. */
export const offerDeclined = mailTemplate({
  schema: landlordNewsSchema,
  need: 'stay',
  subject: ({ guestName, stay }) => `${brief(guestName)} wijst uw voorstel af voor ${stay.listingName}`,
  ...aboutStay,
  Body: (props) => (
    <LandlordNews
      {...props}
      title="Uw voorstel is afgewezen"
      preview={`De aanvraag van ${props.guestName} wacht nog op een antwoord.`}
    >
      {props.guestName} gaat niet op uw voorstel in. De aanvraag wacht nog op een antwoord van u.
    </LandlordNews>
  ),
});
