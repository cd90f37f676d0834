import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

/** The landlord's proof of having canceled an approved stay: when, and what is due back to the guest. */
export const canceledForLandlord = mailTemplate({
  schema: landlordNewsSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ guestName }) => letterSubject('canceled-for-landlord', { guest: brief(guestName) }),
  ...aboutStay,
  Body: (props) => (
    <LandlordNews
      {...props}
      title="U hebt het verblijf geannuleerd"
      preview="Wanneer u annuleerde en wat de gast terugkrijgt."
    >
      {letterOpening('canceled-for-landlord', { guest: props.guestName })}
    </LandlordNews>
  ),
});
