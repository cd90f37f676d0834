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
  subject: ({ stay }) => `Een voorstel voor uw verblijf in ${stay.listingName}`,
  ...aboutStay,
  Body: ({ firstName, token, words, byAdmin, offer, stay, appUrl, frame }) => (
    <MailLayout
      title="De verhuurder doet u een voorstel"
      preview="Lees het voorstel en antwoord met een druk op de knop."
      to={firstName}
      frame={frame}
    >
      <Paragraph>De verhuurder stelt u dit voor:</Paragraph>
      <Facts
        rows={[
          ['Aankomst', formatLongDay(offer.startDate)],
          ['Vertrek', formatLongDay(offer.endDate)],
          ['Duur', nightCountText(nights({ start: offer.startDate, end: offer.endDate }))],
          ['Totaal', formatEuro(offer.totalCents)],
        ]}
      />
      {words && <LandlordWords byAdmin={byAdmin}>{words}</LandlordWords>}
      <GuestPageAction token={token} appUrl={appUrl}>
        Het voorstel bekijken
      </GuestPageAction>
      <Paragraph>Aanvaardt u het, dan ligt uw verblijf meteen vast. Dit vroeg u:</Paragraph>
      <StayFacts stay={stay} />
    </MailLayout>
  ),
});
