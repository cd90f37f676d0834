import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { closingReasons } from '@/lib/booking-requests/lifecycle';
import { route } from '@/lib/paths';
import { declineReasonTexts } from '@/lib/texts/booking-requests';
import { guestStayTexts } from '@/lib/texts/guest-stays';

/** Not declined by the owner: the listing was removed from the site. */
const closed = 'De woning wordt hier niet langer aangeboden. U hoeft niets te doen en betaalt niets.';

/** The request was declined. */
export const bookingDeclined = mailTemplate({
  schema: decisionSchema.extend({ reason: z.enum(closingReasons).nullable().default(null) }),
  need: 'stay',
  subject: ({ stay }) => `Uw aanvraag voor ${brief(stay.listingName)} kan niet doorgaan`,
  ...aboutStay,
  Body: ({ reason, ...props }) => (
    <DecisionLetter
      {...props}
      title="Uw aanvraag kan niet doorgaan"
      preview={reason === 'not_offered' ? closed : 'De verhuurder kan niet op uw aanvraag ingaan.'}
      after={
        <Paragraph>
          Zoekt u iets anders?{' '}
          <MailLink href={props.appUrl + route('listing.index')}>Andere vakantiewoningen bekijken</MailLink>
        </Paragraph>
      }
    >
      {reason === 'not_offered' ? closed : 'De verhuurder kan jammer genoeg niet op uw aanvraag ingaan.'}
      {reason &&
        reason !== 'other' &&
        reason !== 'not_offered' &&
        ` ${guestStayTexts.reason(declineReasonTexts[reason])}`}
    </DecisionLetter>
  ),
});
