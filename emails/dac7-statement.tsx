import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { siteName } from '@/lib/site';

const title = (year: number, corrected: boolean) =>
  corrected ? `Uw verbeterde overzicht van ${year}` : `Uw overzicht van ${year} voor de belastingen`;

const letterOf = (corrected: boolean) => (corrected ? 'dac7-statement-corrected' : 'dac7-statement');

/** Tells a landlord where to read what is reported about them to the tax authority. */
export const dac7Statement = mailTemplate({
  schema: z.object({ firstName: z.string(), year: z.int(), corrected: z.boolean() }),
  need: 'account',
  subject: ({ year, corrected }) => letterSubject(letterOf(corrected), { year }),
  Body: ({ firstName, year, corrected, appUrl, frame }) => (
    <MailLayout
      title={title(year, corrected)}
      preview={`Wat ${siteName()} over u doorgeeft aan de belastingdienst.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>{letterOpening(letterOf(corrected), { year })}</Paragraph>
      <Paragraph>
        Het overzicht staat als pdf onder ‘Fiscale gegevens’. Klopt er iets niet, laat het ons dan weten.
      </Paragraph>
      <Action href={appUrl + route('dashboard.profile')}>Het overzicht bekijken</Action>
    </MailLayout>
  ),
});
