import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';

/**
 * The guest's confirmation of receipt. It repeats nothing that was typed: the address is unverified, and our form must
 * not be usable to write to others.
 */
export const contactRequestReceived = mailTemplate({
  schema: z.object({
    slug: z.string(),
    listingName: z.string(),
    /** Absent, like the token, in emails queued before these fields existed. */
    code: z.string().nullable().default(null),
    token: guestTokenSchema,
  }),
  need: 'stay',
  subject: ({ listingName }) => `Uw vraag over ${listingName}`,
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ slug, listingName, code, token, appUrl, frame }) => (
    <MailLayout
      title="We gaven uw bericht door"
      preview="De verhuurder antwoordt u zelf per e-mail."
      to="gast"
      frame={frame}
    >
      <Paragraph>
        Uw bericht over {listingName} is bij de verhuurder. U krijgt een antwoord per e-mail.
      </Paragraph>
      <Facts
        rows={[['Vakantiewoning', listingName], ...(code === null ? [] : [['Nummer', code] as const])]}
      />
      {token === null ? (
        <Action href={appUrl + route('listing.show', { slug })}>De vakantiewoning bekijken</Action>
      ) : (
        <GuestPageAction token={token} appUrl={appUrl}>
          Uw bericht bekijken
        </GuestPageAction>
      )}
      <Paragraph>Hebt u dit bericht niet geschreven? Dan hoeft u niets te doen.</Paragraph>
    </MailLayout>
  ),
});
