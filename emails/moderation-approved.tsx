import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';

/** The data in emails about a decision on a listing. */
export const moderationSchema = z.object({
  firstName: z.string(),
  listingName: z.string(),
  slug: z.string(),
  message: z.string().nullable(),
});

/** The listing is now online. */
export const moderationApproved = mailTemplate({
  schema: moderationSchema,
  need: 'account',
  subject: ({ listingName }) => `Uw advertentie “${brief(listingName)}” staat online`,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, message, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie staat online"
      preview={`“${listingName}” is goedgekeurd.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        We hebben uw advertentie “{listingName}” nagekeken en goedgekeurd. Ze staat nu online bij {siteName()}
        .
      </Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      <Action href={appUrl + route('listing.show', { slug })}>Advertentie bekijken</Action>
    </MailLayout>
  ),
});
