import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { route } from '@/lib/paths';

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
  subject: ({ listingName }) => letterSubject('moderation-approved', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, message, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie staat online"
      preview={`“${listingName}” is goedgekeurd.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('moderation-approved', { home: listingName })}</Paragraph>
      {message !== null && <Quote>{message}</Quote>}
      <Action href={appUrl + route('listing.show', { slug })}>Advertentie bekijken</Action>
    </MailLayout>
  ),
});
