import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { MailLink, Paragraph } from '@/emails/layout';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/paths';

/** An approved stay was canceled. */
export const bookingCanceled = mailTemplate({
  schema: decisionSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ stay }) => `Uw verblijf in ${brief(stay.listingName)} is geannuleerd`,
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title="Uw verblijf is geannuleerd"
      preview="De verhuurder annuleerde uw verblijf."
      after={
        <Paragraph>
          Zoekt u iets anders?{' '}
          <MailLink href={props.appUrl + route('listing.index')}>Andere vakantiewoningen bekijken</MailLink>
        </Paragraph>
      }
    >
      De verhuurder annuleerde uw verblijf. De dagen zijn niet langer voor u vastgelegd.
    </DecisionLetter>
  ),
});
