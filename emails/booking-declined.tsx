import { DecisionLetter, decisionSchema } from '@/emails/booking-stay';
import { Action } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/paths';

/** The stay does not go on. */
export const bookingDeclined = mailTemplate({
  schema: decisionSchema,
  subject: ({ stay }) => `Uw aanvraag voor ${stay.listingName} kan niet doorgaan`,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="Uw aanvraag kan niet doorgaan"
      preview="De eigenaar kan niet op uw aanvraag ingaan."
      after={<Action href={props.appUrl + route('listing.index')}>Andere vakantiewoningen bekijken</Action>}
    >
      De eigenaar kan jammer genoeg niet op uw aanvraag ingaan.
    </DecisionLetter>
  ),
});
