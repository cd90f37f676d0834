import { brief } from '@/emails/brief';
import { aboutStay } from '@/emails/booking-stay';
import { LandlordNews, landlordNewsSchema } from '@/emails/landlord-news';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';

const nameOf = (wasApproved: boolean) => (wasApproved ? 'stay-withdrawn' : 'booking-withdrawn');

/** The guest withdrew the request or canceled the stay. */
export const bookingWithdrawn = mailTemplate({
  schema: landlordNewsSchema.extend({ wasApproved: z.boolean(), ...cancelationSchema.shape }),
  need: 'stay',
  subject: ({ guestName, stay, wasApproved }) =>
    letterSubject(nameOf(wasApproved), { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: ({ wasApproved, ...props }) => (
    <LandlordNews
      {...props}
      title={wasApproved ? 'De gast annuleert het verblijf' : 'De gast trekt de aanvraag in'}
      preview={wasApproved ? 'De dagen zijn weer vrij in uw kalender.' : 'U hoeft niets te doen.'}
    >
      {letterOpening(nameOf(wasApproved), { guest: props.guestName })}
    </LandlordNews>
  ),
});
