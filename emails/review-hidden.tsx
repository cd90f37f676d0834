import { brief } from '@/emails/brief';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import { ForAllGuests, Spoken } from '@/emails/spoken';
import { Statement, statementSchema } from '@/emails/statement';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { contactDetails } from '@/lib/site-contact';
import { letterTexts } from '@/lib/texts/letters-frame';
import { hiddenReviewLetterTexts as texts } from '@/lib/texts/letters-talk';

/** Tells guests that an admin hid their review, and why. */
export const reviewHidden = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    code: z.string(),
    reason: z.string(),
    /** The review itself. */
    body: z.string(),
    token: guestTokenSchema,
    /** Absent from emails queued before there was one. */
    statement: statementSchema.optional(),
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  code: ({ code }) => code,
  Body: ({ firstName, listingName, code, reason, body, token, statement, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <ForAllGuests locale="nl">{reason}</ForAllGuests>
      <Facts
        rows={[
          [letterTexts.listing, listingName],
          [letterTexts.number, code],
        ]}
      />
      <Paragraph>{texts.yours}</Paragraph>
      <Spoken>{body}</Spoken>
      <GuestPageAction token={token} appUrl={appUrl}>
        {letterTexts.toStay}
      </GuestPageAction>
      {statement && <Statement statement={statement} appUrl={appUrl} withoutFacts />}
      <Paragraph>{texts.contact(contactDetails.email, contactDetails.phone)}</Paragraph>
    </MailLayout>
  ),
});
