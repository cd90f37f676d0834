import { brief } from '@/emails/brief';
import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { licenceStates } from '@/lib/lodging-register/licence-states';
import { licenceStateTexts as texts } from '@/lib/texts/licence-states';

/** The licence number of a home is no longer as it should be. */
export const licenceStateChanged = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    slug: z.string(),
    number: z.string(),
    state: z.enum(licenceStates).exclude(['known']),
  }),
  need: 'account',
  subject: ({ listingName }) => letterSubject('licence-state', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, slug, number, state, appUrl, frame }) => (
    <MailLayout
      title="Kijk het logiesdecreetnummer na"
      preview={`Er is iets met het nummer van “${listingName}”.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening('licence-state', { home: listingName })}</Paragraph>
      <Paragraph>{texts.told[state].what(number)}</Paragraph>
      <Paragraph>{texts.told[state].next}</Paragraph>
      <Action href={appUrl + route('listing.edit', { slug })}>Nummer en adres nakijken</Action>
    </MailLayout>
  ),
});
