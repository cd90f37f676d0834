import { brief } from '@/emails/brief';
import { StayFacts, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';

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
  subject: ({ stay }) => `Uw verblijf in ${brief(stay.listingName)} is bevestigd`,
  code: ({ stay }) => stay.number,
  listing: ({ stay }) => ({ slug: null, name: stay.listingName }),
  Body: ({ stay, checkIn, checkOut, token, appUrl, frame }) => (
    <MailLayout
      title="Uw verblijf is bevestigd"
      preview="De verhuurder legde uw verblijf vast."
      to="gast"
      frame={frame}
    >
      <Paragraph>De verhuurder legde uw verblijf vast. De dagen zijn voor u.</Paragraph>
      <StayFacts stay={stay} checkIn={checkIn} checkOut={checkOut} />
      <GuestPageAction token={token} appUrl={appUrl}>
        Uw verblijf bekijken
      </GuestPageAction>
      <Paragraph>
        Op uw pagina leest u hoe u er binnenkomt en bij wie u terechtkunt. Een antwoord op deze e-mail gaat
        naar de verhuurder. Verwacht u geen verblijf? Dan hoeft u niets te doen.
      </Paragraph>
    </MailLayout>
  ),
});
