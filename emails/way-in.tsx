import { brief } from '@/emails/brief';
import { slugSchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import { ForAllGuests, ownersLocaleSchema } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';
import { letterTexts } from '@/lib/texts/letters-frame';
import { wayInLetterTexts as texts } from '@/lib/texts/letters-talk';

/** How to get in, once the guest may know: it was withheld at the approval. */
export const wayIn = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: slugSchema,
    code: z.string(),
    listingName: z.string(),
    startDate: daySchema(),
    endDate: daySchema(),
    /** In the landlord's own words, with line breaks. */
    arrivalInfo: z.string(),
    arrivalInfoLocale: ownersLocaleSchema,
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => texts.subject(brief(listingName)),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({
    firstName,
    listingName,
    code,
    startDate,
    endDate,
    arrivalInfo,
    arrivalInfoLocale,
    token,
    appUrl,
    frame,
  }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      <Paragraph>{texts.text(listingName)}</Paragraph>
      <ForAllGuests locale={arrivalInfoLocale}>{arrivalInfo}</ForAllGuests>
      <Facts
        rows={[
          [letterTexts.listing, listingName],
          [letterTexts.arrival, formatLongDay(startDate)],
          [letterTexts.departure, formatLongDay(endDate)],
          [letterTexts.number, code],
        ]}
      />
      <GuestPageAction token={token} appUrl={appUrl}>
        {letterTexts.toStay}
      </GuestPageAction>
      <Paragraph>{letterTexts.replyToLandlord}</Paragraph>
    </MailLayout>
  ),
});
