import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/**
 * The guest's receipt. It repeats nothing that was typed: the address is unchecked, and nobody may write to others
 * through our form.
 */
export const contactRequestReceived = mailTemplate({
  schema: z.object({ slug: z.string(), listingName: z.string() }),
  subject: ({ listingName }) => `Uw vraag over ${listingName}`,
  Body: ({ slug, listingName, appUrl }) => (
    <MailLayout
      title="We gaven uw bericht door"
      preview="De eigenaar antwoordt u zelf per e-mail."
      appUrl={appUrl}
    >
      <Paragraph>Beste gast,</Paragraph>
      <Paragraph>
        Uw bericht over {listingName} is bij de eigenaar. U krijgt rechtstreeks een antwoord per e-mail.
      </Paragraph>
      <Action href={appUrl + route('listing.show', { slug })}>De vakantiewoning bekijken</Action>
      <Paragraph>Hebt u dit bericht niet geschreven? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
