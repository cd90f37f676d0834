import { Action, Facts, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/paths';
import { reviewTexts } from '@/lib/texts/reviews';

/** Tells a landlord what a guest wrote. */
export const reviewNew = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    listingName: z.string(),
    nameShown: z.string(),
    rating: z.int(),
    body: z.string(),
  }),
  subject: ({ listingName }) => `Een nieuwe beoordeling van ${listingName}`,
  Body: ({ ownerFirstName, listingName, nameShown, rating, body, appUrl }) => (
    <MailLayout
      title="U kreeg een beoordeling"
      preview={`${nameShown} schreef over ${listingName}.`}
      appUrl={appUrl}
    >
      <Paragraph>Beste {ownerFirstName},</Paragraph>
      <Paragraph>
        {nameShown} verbleef in {listingName} en schreef er dit over. Het staat nu op de pagina van uw
        vakantiewoning.
      </Paragraph>
      <Facts rows={[['Algemeen', reviewTexts.outOf(String(rating))]]} />
      <Quote>{body}</Quote>
      <Action href={appUrl + route('dashboard.review.index')}>Lezen en antwoorden</Action>
    </MailLayout>
  ),
});
