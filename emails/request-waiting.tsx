import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { waitingLetterTexts as texts } from '@/lib/texts/letters-stay';

/** A guest has been waiting long for an answer: suggests similar listings that are free on the same days. */
export const requestWaiting = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: z.string(),
    token: guestTokenSchema,
    stay: staySchema,
    similar: z.array(z.object({ slug: z.string(), name: z.string(), totalCents: z.int() })),
  }),
  need: 'stay',
  subject: ({ stay }) => texts.subject(stay.listingName),
  ...aboutStay,
  Body: ({ firstName, token, stay, similar, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{texts.text}</Paragraph>
      <StayFacts stay={stay} />
      <GuestPageAction token={token} appUrl={appUrl}>
        {letterTexts.toRequest}
      </GuestPageAction>
      {similar.length > 0 && (
        <>
          <Paragraph>{texts.free}</Paragraph>
          {similar.map(({ slug, name, totalCents }) => (
            <Paragraph key={slug}>
              {texts.inTotal(formatEuro(totalCents))}{' '}
              <MailLink
                href={
                  appUrl +
                  route('listing.show', { slug }, { arrival: stay.startDate, departure: stay.endDate })
                }
              >
                {name}
              </MailLink>
            </Paragraph>
          ))}
        </>
      )}
    </MailLayout>
  ),
});
