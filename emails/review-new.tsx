import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { endedAsRequestMails, mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { reviewTexts } from '@/lib/texts/reviews';

/** Tells a landlord what a guest wrote. */
export const reviewNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    slug: slugSchema,
    listingName: z.string(),
    /** Absent in letters queued before it was told. */
    code: z.string().nullable().default(null),
    nameShown: z.string(),
    rating: z.int(),
    body: z.string(),
  }),
  need: endedAsRequestMails,
  subject: ({ listingName }) => `Een nieuwe beoordeling van ${listingName}`,
  code: ({ code }) => code,
  home: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ ownerFirstName, listingName, code, nameShown, rating, body, appUrl, frame }) => (
    <MailLayout
      title="U kreeg een beoordeling"
      preview={`${nameShown} schreef over ${listingName}.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>
        {nameShown} verbleef in {listingName} en schreef er dit over. Het staat nu op de pagina van uw
        vakantiewoning.
      </Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Algemeen', reviewTexts.outOf(String(rating))],
          ...(code === null ? [] : [['Nummer', code] as const]),
        ]}
      />
      <Spoken>{body}</Spoken>
      <Action href={appUrl + route('dashboard.review.index')}>Lezen en antwoorden</Action>
    </MailLayout>
  ),
});
