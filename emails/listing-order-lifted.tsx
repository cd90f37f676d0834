import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';

/** The order that kept a home offline no longer stands. */
export const listingOrderLifted = mailTemplate({
  schema: z.object({ firstName: z.string(), listingName: z.string(), slug: z.string() }),
  need: 'account',
  subject: ({ listingName }) => letterSubject('listing-order-lifted', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, appUrl, frame }) => (
    <MailLayout
      title="U kunt uw advertentie weer publiceren"
      preview={`Het bevel tegen “${listingName}” geldt niet meer.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('listing-order-lifted', { home: listingName })}</Paragraph>
      <Action href={appUrl + route('listing.edit', { slug })}>Advertentie publiceren</Action>
    </MailLayout>
  ),
});
