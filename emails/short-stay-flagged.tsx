import { brief } from '@/emails/brief';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { unlinked } from '@/emails/spoken';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { shortStayCheckTexts } from '@/lib/texts/short-stay-checks';

/** Tells a landlord what a random check of an authority found about a home (docs/rules/short-stay-checks.md). */
export const shortStayFlagged = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    slug: z.string(),
    /** Its name, or else its id. */
    area: z.string(),
    authority: z.string().nullable(),
    /** Codes such as UNK. */
    flags: z.array(z.string()),
  }),
  need: 'account',
  subject: ({ listingName }) => letterSubject('short-stay-flagged', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, area, authority, flags, appUrl, frame }) => (
    <MailLayout
      title="De overheid heeft een opmerking bij uw woning"
      preview={`Bij een steekproef kreeg “${listingName}” een opmerking.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('short-stay-flagged', { home: listingName })}</Paragraph>
      <Facts
        rows={[
          ['Gebied', unlinked(area)],
          ...(authority === null ? [] : [['Overheid', unlinked(authority)] as const]),
          ...flags.map((code) => [unlinked(code), unlinked(shortStayCheckTexts.flag(code))] as const),
        ]}
      />
      <Action href={appUrl + route('listing.edit', { slug })}>Advertentie nakijken</Action>
      <Paragraph>
        Uw woning blijft online. Klopt de opmerking niet, neem dan contact op met die overheid: wij beslissen
        daar niet over.
      </Paragraph>
    </MailLayout>
  ),
});
