import { brief } from '@/emails/brief';
import { StayFacts, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterTexts } from '@/lib/texts/letters-frame';
import { confirmedLetterTexts as texts } from '@/lib/texts/letters-stay';

/**
 * A stay that guest and owner agreed on elsewhere and that the owner entered here. Because an owner can have it sent to
 * anybody, it contains the stay and the listing name that an admin has seen, but no text, photo or name of the owner's
 * choice.
 */
export const bookingConfirmed = mailTemplate({
  schema: z.object({
    checkIn: z.string().nullable(),
    checkOut: z.string().nullable(),
    token: guestTokenSchema,
    stay: staySchema,
  }),
  need: 'stay',
  subject: ({ stay }) => texts.subject(brief(stay.listingName)),
  code: ({ stay }) => stay.number,
  listing: ({ stay }) => ({ slug: null, name: stay.listingName }),
  Body: ({ stay, checkIn, checkOut, token, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={null} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <StayFacts stay={stay} checkIn={checkIn} checkOut={checkOut} />
      <GuestPageAction token={token} appUrl={appUrl}>
        {letterTexts.toStay}
      </GuestPageAction>
      <Paragraph>{texts.more}</Paragraph>
    </MailLayout>
  ),
});
