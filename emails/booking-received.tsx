import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/**
 * The guest's confirmation of receipt. It repeats nothing that was typed: the address is unverified, and our form must
 * not be usable to write to others.
 */
export const bookingReceived = mailTemplate({
  schema: z.object({ slug: z.string(), token: guestTokenSchema, stay: staySchema }),
  need: 'stay',
  subject: ({ stay }) => `Uw aanvraag voor ${stay.listingName}`,
  ...aboutStay,
  Body: ({ slug, token, stay, appUrl, frame }) => (
    <MailLayout
      title="We gaven uw aanvraag door"
      preview="De verhuurder laat u zelf weten of uw verblijf kan doorgaan."
      to="gast"
      frame={frame}
    >
      <Paragraph>
        Uw reserveringsaanvraag is bij de verhuurder. U krijgt een antwoord per e-mail; tot dan is er niets
        vastgelegd en hoeft u niets te betalen.
      </Paragraph>
      <StayFacts stay={stay} />
      {token === null ? (
        <Action href={appUrl + route('listing.show', { slug })}>De vakantiewoning bekijken</Action>
      ) : (
        <GuestPageAction token={token} appUrl={appUrl}>
          Uw aanvraag bekijken
        </GuestPageAction>
      )}
      <Paragraph>Hebt u deze aanvraag niet gedaan? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
