import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';
import { siteName } from '@/lib/site';

const title = (year: number, corrected: boolean) =>
  corrected ? `Uw verbeterde overzicht van ${year}` : `Uw overzicht van ${year} voor de belastingen`;

/** Tells a landlord where to read what is reported of them to the tax authority. */
export const dac7Statement = mailTemplate({
  schema: z.object({ firstName: z.string(), year: z.int(), corrected: z.boolean() }),
  need: 'account',
  subject: ({ year, corrected }) => title(year, corrected),
  Body: ({ firstName, year, corrected, appUrl, frame }) => (
    <MailLayout
      title={title(year, corrected)}
      preview={`Wat ${siteName()} over u doorgeeft aan de belastingdienst.`}
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        {corrected
          ? `We gaven een verbetering door van wat we de belastingdienst over uw verhuur in ${year} meldden.`
          : `De wet (DAC7) verplicht ons om de belastingdienst te melden wat u in ${year} verhuurde en wat dat opbracht.`}
      </Paragraph>
      <Paragraph>
        Het overzicht staat als pdf onder ‘Fiscale gegevens’. Klopt er iets niet, laat het ons dan weten.
      </Paragraph>
      <Action href={appUrl + route('dashboard.profile')}>Het overzicht bekijken</Action>
    </MailLayout>
  ),
});
