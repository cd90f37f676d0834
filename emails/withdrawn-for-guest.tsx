import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';

/** The guest's proof of having canceled an approved stay: when, and what is due back. */
export const withdrawnForGuest = mailTemplate({
  schema: decisionSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ stay }) => `U annuleerde uw verblijf in ${brief(stay.listingName)}`,
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="U hebt uw verblijf geannuleerd"
      preview="Bewaar deze e-mail: wanneer u annuleerde en wat u terugkrijgt."
      toPage="Uw verblijf bekijken"
    >
      U hebt uw verblijf geannuleerd. De dagen zijn niet langer voor u vastgelegd en de verhuurder heeft
      bericht gekregen.
    </DecisionLetter>
  ),
});
