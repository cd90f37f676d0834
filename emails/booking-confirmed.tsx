import { approvalSchema, Coming } from '@/emails/booking-approved';
import { DecisionLetter, aboutStay } from '@/emails/booking-stay';
import { Paragraph } from '@/emails/layout';
import { brief } from '@/emails/brief';
import { mailTemplate } from '@/emails/template';

/** A stay that guest and owner agreed on elsewhere, and that the owner wrote down here. */
export const bookingConfirmed = mailTemplate({
  schema: approvalSchema,
  need: 'stay',
  subject: ({ stay }) => `Uw verblijf in ${brief(stay.listingName)} is bevestigd`,
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="Uw verblijf is bevestigd"
      preview="De eigenaar legde uw verblijf vast."
      toPage="Uw verblijf bekijken"
      after={
        <>
          <Coming {...props} />
          <Paragraph>Een antwoord op deze e-mail gaat naar de eigenaar.</Paragraph>
        </>
      }
    >
      De eigenaar legde uw verblijf vast. De dagen zijn van u.
    </DecisionLetter>
  ),
});
