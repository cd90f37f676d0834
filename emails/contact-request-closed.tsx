import { brief } from '@/emails/brief';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, MailLink, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/**
 * A question will not be answered any more, because the listing was removed from the site. Sent by the site, not by the
 * owner.
 */
export const contactRequestClosed = mailTemplate({
  schema: z.object({
    slug: z.string(),
    listingName: z.string(),
    code: z.string(),
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => `Uw vraag over ${brief(listingName)} krijgt geen antwoord meer`,
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ listingName, code, token, appUrl, frame }) => (
    <MailLayout
      title="Uw vraag krijgt geen antwoord meer"
      preview="De woning wordt hier niet langer aangeboden."
      to="gast"
      frame={frame}
    >
      <Paragraph>
        De woning wordt hier niet langer aangeboden, en uw vraag kan hier niet meer beantwoord worden. U hoeft
        niets te doen.
      </Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Nummer', code],
        ]}
      />
      <GuestPageAction token={token} appUrl={appUrl}>
        Uw bericht bekijken
      </GuestPageAction>
      <Paragraph>
        Zoekt u iets anders?{' '}
        <MailLink href={appUrl + route('listing.index')}>Andere vakantiewoningen bekijken</MailLink>
      </Paragraph>
      <Paragraph>Hebt u ons niets gevraagd? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
