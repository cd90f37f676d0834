import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { GuestWords, guestLocaleSchema } from '@/emails/spoken';
import { endedAsRequestMails, mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { reviewTexts } from '@/lib/texts/reviews';

/** Tells a landlord about a new review. */
export const reviewNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    slug: slugSchema,
    listingName: z.string(),
    nameShown: z.string(),
    rating: z.int(),
    body: z.string(),
    locale: guestLocaleSchema,
  }),
  need: endedAsRequestMails,
  subject: ({ listingName }) => letterSubject('review-new', { home: listingName }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ ownerFirstName, listingName, nameShown, rating, body, locale, appUrl, frame }) => (
    <MailLayout
      title="U kreeg een beoordeling"
      preview={`${nameShown} schreef over ${listingName}.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('review-new', { guest: nameShown, home: listingName })}</Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Algemeen', reviewTexts.outOf(String(rating))],
        ]}
      />
      <GuestWords locale={locale}>{body}</GuestWords>
      <Action href={appUrl + route('dashboard.review.index')}>Lezen en antwoorden</Action>
    </MailLayout>
  ),
});
