import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { closingReasons } from '@/lib/booking-requests/lifecycle';
import { route } from '@/lib/paths';
import { declineReasonTexts } from '@/lib/texts/booking-requests';
import { guestStayTexts } from '@/lib/texts/guest-stays';
import { letterTexts } from '@/lib/texts/letters-frame';
import { closedLetterTexts, declinedLetterTexts as texts } from '@/lib/texts/letters-stay';

const wordsOf = (reason: string | null) => (reason === 'not_offered' ? closedLetterTexts : texts);

/** The request was declined. */
export const bookingDeclined = mailTemplate({
  schema: decisionSchema.extend({ reason: z.enum(closingReasons).nullable().default(null) }),
  need: 'stay',
  subject: ({ stay, reason }) => wordsOf(reason).subject(brief(stay.listingName)),
  ...aboutStay,
  Body: ({ reason, ...props }) => (
    <DecisionLetter
      {...props}
      title={texts.title}
      preview={reason === 'not_offered' ? texts.closed : texts.preview}
      after={
        <Paragraph>
          {letterTexts.elsewhere}{' '}
          <MailLink href={props.appUrl + route('listing.index')}>{letterTexts.others}</MailLink>
        </Paragraph>
      }
    >
      {wordsOf(reason).text}
      {reason &&
        reason !== 'other' &&
        reason !== 'not_offered' &&
        ` ${guestStayTexts.reason(declineReasonTexts[reason])}`}
    </DecisionLetter>
  ),
});
