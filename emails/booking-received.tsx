import { StayFacts, staySchema } from '@/emails/booking-stay';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/**
 * The receipt that a guest gets. It repeats nothing that was freely typed: the address was not checked, and nobody may
 * write letters to others through our form.
 */
export const bookingReceived = mailTemplate({
  schema: z.object({ slug: z.string(), stay: staySchema }),
  subject: ({ stay }) => `Uw aanvraag voor ${stay.listingName}`,
  Body: ({ slug, stay, appUrl }) => (
    <MailLayout
      title="We gaven uw aanvraag door"
      preview="De eigenaar laat u zelf weten of uw verblijf kan doorgaan."
      appUrl={appUrl}
    >
      <Paragraph>Beste gast,</Paragraph>
      <Paragraph>
        Uw reserveringsaanvraag is bij de eigenaar. U krijgt een antwoord per e-mail; tot dan is er niets
        vastgelegd en hoeft u niets te betalen.
      </Paragraph>
      <StayFacts stay={stay} />
      <Action href={appUrl + route('listing.show', { slug })}>De vakantiewoning bekijken</Action>
      <Paragraph>Hebt u deze aanvraag niet gedaan? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
