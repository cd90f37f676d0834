import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import { LandlordWords } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { nights } from '@/lib/dates/range';
import { daySchema } from '@/lib/dates/schema';
import { nightCountText } from '@/lib/format/count';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { letterTexts } from '@/lib/texts/letters-frame';
import { offerLetterTexts as texts } from '@/lib/texts/letters-stay';

/** The owner offers different days or another total; the guest answers on their own page. */
export const offerMade = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: z.string(),
    token: guestTokenSchema,
    words: z.string().nullable(),
    /** An admin made the offer on the owner's behalf. */
    byAdmin: z.boolean().default(false),
    offer: z.object({ startDate: daySchema(), endDate: daySchema(), totalCents: z.int() }),
    stay: staySchema,
  }),
  need: 'stay',
  subject: ({ stay }) => texts.subject(stay.listingName),
  ...aboutStay,
  Body: ({ firstName, token, words, byAdmin, offer, stay, appUrl, frame }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{texts.intro}</Paragraph>
      <Facts
        rows={[
          [letterTexts.arrival, formatLongDay(offer.startDate)],
          [letterTexts.departure, formatLongDay(offer.endDate)],
          [letterTexts.nights, nightCountText(nights({ start: offer.startDate, end: offer.endDate }))],
          [letterTexts.total, formatEuro(offer.totalCents)],
        ]}
      />
      {words && <LandlordWords byAdmin={byAdmin}>{words}</LandlordWords>}
      <GuestPageAction token={token} appUrl={appUrl}>
        {texts.toOffer}
      </GuestPageAction>
      <Paragraph>{texts.asked}</Paragraph>
      <StayFacts stay={stay} />
    </MailLayout>
  ),
});
