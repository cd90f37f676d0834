import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { route } from '@/lib/desk-paths';

const isOne = (stays: readonly unknown[], more: number) => stays.length === 1 && more === 0;

/** Tells a landlord which stays an authority refused because of what the home or the request says. */
export const stayReportRefused = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    stays: z.array(
      z.object({
        code: z.string(),
        listingName: z.string(),
        why: z.string(),
      }),
    ),
    /** How many others are not named here. */
    more: z.int().default(0),
  }),
  need: 'account',
  subject: ({ stays, more }) =>
    isOne(stays, more)
      ? letterSubject('stay-report-refused', { code: stays[0]?.code ?? '' })
      : letterSubject('stay-reports-refused', { count: stays.length + more }),
  Body: ({ ownerFirstName, stays, more, appUrl, frame }) => (
    <MailLayout
      title="Deze melding kon niet doorgaan"
      preview="Kijk de gegevens van uw woning na, dan melden we het verblijf opnieuw."
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening(isOne(stays, more) ? 'stay-report-refused' : 'stay-reports-refused')}
      </Paragraph>
      {stays.map(({ code, listingName, why }) => (
        <Facts
          key={code}
          rows={[
            ['Nummer', code],
            ['Woning', listingName],
            ['Na te kijken', why],
          ]}
        />
      ))}
      {more > 0 && <Paragraph>En nog {more} andere.</Paragraph>}
      <Action href={appUrl + route('dashboard.listing.index')}>Uw woningen nakijken</Action>
    </MailLayout>
  ),
});
