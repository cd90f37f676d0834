import { DecisionLetter, decisionSchema } from '@/emails/booking-stay';
import { Action, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/paths';

/** The stay goes on: when to come, when to leave, and what the owner wrote. */
export const bookingApproved = mailTemplate({
  schema: decisionSchema,
  subject: ({ stay }) => `Uw verblijf in ${stay.listingName} is goedgekeurd`,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="Uw verblijf is goedgekeurd"
      preview="De eigenaar keurde uw aanvraag goed."
      after={
        <>
          <Paragraph>
            De betaling spreekt u af met de eigenaar. Wij wensen u een fijn verblijf aan zee.
          </Paragraph>
          <Action href={props.appUrl + route('listing.contact-request.create', { slug: props.slug })}>
            De eigenaar iets vragen
          </Action>
        </>
      }
    >
      De eigenaar keurde uw aanvraag goed. De dagen zijn voor u vastgelegd.
    </DecisionLetter>
  ),
});
