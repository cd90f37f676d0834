import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph, Quote } from '@/emails/layout';
import { Statement, statementSchema } from '@/emails/statement';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';

/** An authority ordered that a home goes offline. */
export const listingOrdered = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    slug: z.string(),
    authority: z.string(),
    reference: z.string(),
    reason: z.string(),
    statement: statementSchema,
  }),
  need: 'account',
  subject: ({ listingName }) => letterSubject('listing-ordered', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, authority, reference, reason, statement, appUrl, frame }) => (
    <MailLayout
      title="Uw advertentie is offline op bevel van een overheid"
      preview={`“${listingName}” staat niet meer online.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('listing-ordered', { authority, home: listingName })}</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>Kenmerk van het bevel: {reference}</Paragraph>
      <Paragraph>
        Zolang het bevel geldt, kunt u de woning niet publiceren. Wie nog op een antwoord wachtte, kreeg
        bericht; goedgekeurde verblijven blijven staan. Bent u het er niet mee eens, neem dan contact op met{' '}
        {authority}. Wordt het bevel opgeheven, dan laten we het u weten.
      </Paragraph>
      <Action href={appUrl + route('listing.edit', { slug })}>Advertentie bekijken</Action>
      <Statement statement={statement} appUrl={appUrl} withoutFacts />
    </MailLayout>
  ),
});
