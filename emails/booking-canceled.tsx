import { DecisionLetter, decisionSchema } from '@/emails/booking-stay';
import { Action } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/paths';

/** A stay that was approved is called off. */
export const bookingCanceled = mailTemplate({
  schema: decisionSchema,
  subject: ({ stay }) => `Uw verblijf in ${stay.listingName} is geannuleerd`,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="Uw verblijf is geannuleerd"
      preview="De eigenaar annuleerde uw reservering."
      after={<Action href={props.appUrl + route('listing.index')}>Andere vakantiewoningen bekijken</Action>}
    >
      De eigenaar annuleerde uw reservering. De dagen zijn niet langer voor u vastgelegd.
    </DecisionLetter>
  ),
});
