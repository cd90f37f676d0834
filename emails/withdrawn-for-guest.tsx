import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { cancelationSchema } from '@/emails/refund-facts';
import { mailTemplate } from '@/emails/template';
import { letterTexts } from '@/lib/texts/letters-frame';
import { withdrawnLetterTexts as texts } from '@/lib/texts/letters-stay';

/** The guest's proof of having canceled an approved stay: when, and what is due back. */
export const withdrawnForGuest = mailTemplate({
  schema: decisionSchema.extend(cancelationSchema.shape),
  need: 'stay',
  subject: ({ stay }) => texts.subject(brief(stay.listingName)),
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter {...props} title={texts.title} preview={texts.preview} toPage={letterTexts.toStay}>
      {texts.text}
    </DecisionLetter>
  ),
});
