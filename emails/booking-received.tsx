import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { receivedLetterTexts as texts } from '@/lib/texts/letters-stay';

/**
 * The guest's confirmation of receipt. It repeats nothing that was typed: the address is unverified, and our form must
 * not be usable to write to others.
 */
export const bookingReceived = mailTemplate({
  schema: z.object({ slug: z.string(), token: guestTokenSchema, stay: staySchema }),
  need: 'stay',
  subject: ({ stay }) => texts.subject(stay.listingName),
  ...aboutStay,
  Body: ({ slug, token, stay, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={null} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <StayFacts stay={stay} />
      {token === null ? (
        <Action href={appUrl + route('listing.show', { slug })}>{letterTexts.toListing}</Action>
      ) : (
        <GuestPageAction token={token} appUrl={appUrl}>
          {letterTexts.toRequest}
        </GuestPageAction>
      )}
      <Paragraph>{texts.notYou}</Paragraph>
    </MailLayout>
  ),
});
