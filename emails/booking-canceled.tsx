import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { MailLink, Paragraph } from '@/emails/layout';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';
import { route } from '@/lib/paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { canceledLetterTexts as texts } from '@/lib/texts/letters-stay';

/** An approved stay was canceled. */
export const bookingCanceled = mailTemplate({
  schema: decisionSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ stay }) => texts.subject(brief(stay.listingName)),
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title={texts.title}
      preview={texts.preview}
      after={
        <Paragraph>
          {letterTexts.elsewhere}{' '}
          <MailLink href={props.appUrl + route('listing.index')}>{letterTexts.others}</MailLink>
        </Paragraph>
      }
    >
      {texts.text}
    </DecisionLetter>
  ),
});
