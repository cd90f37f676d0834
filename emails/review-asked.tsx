import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatLongDay } from '@/lib/format/date';

/** Asks a guest, once, to review the stay. */
export const reviewAsked = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    slug: slugSchema,
    listingName: z.string(),
    /** Absent in emails queued before this field existed. */
    code: z.string().nullable().default(null),
    startDate: daySchema(),
    endDate: daySchema(),
    /** The last day on which the review can be written. */
    until: daySchema(),
    /** Path of the guest's own page, starting with a slash. */
    path: z.string().startsWith('/'),
  }),
  need: 'once',
  subject: ({ listingName }) => `Hoe was uw verblijf in ${listingName}?`,
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ firstName, listingName, code, startDate, endDate, until, path, appUrl, frame }) => (
    <MailLayout
      title="Hoe was uw verblijf?"
      preview="Een paar zinnen helpen wie na u een huis aan zee zoekt."
      to={firstName}
      frame={frame}
    >
      <Paragraph>
        U verbleef in {listingName}. Hoe was het? Een paar zinnen helpen wie na u een huis aan zee zoekt, en
        de verhuurder leest graag wat goed was.
      </Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ['Aankomst', formatLongDay(startDate)],
          ['Vertrek', formatLongDay(endDate)],
          ...(code === null ? [] : [['Nummer', code] as const]),
        ]}
      />
      <Action href={appUrl + path}>Uw verblijf beoordelen</Action>
      <Paragraph>Dat kan tot en met {formatLongDay(until)}. We vragen het u maar één keer.</Paragraph>
    </MailLayout>
  ),
});
