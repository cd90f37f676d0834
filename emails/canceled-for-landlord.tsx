import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';

/** The landlord's proof of having canceled an approved stay: when, and what is due back to the guest. */
export const canceledForLandlord = mailTemplate({
  schema: landlordNewsSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ guestName }) => `Het verblijf van ${brief(guestName)} is geannuleerd`,
  ...aboutStay,
  Body: (props) => (
    <LandlordNews
      {...props}
      title="U hebt het verblijf geannuleerd"
      preview="Wanneer u annuleerde en wat de gast terugkrijgt."
    >
      {`Het verblijf van ${props.guestName} is geannuleerd. De dagen zijn weer vrij in uw kalender en de gast heeft bericht gekregen.`}
    </LandlordNews>
  ),
});
