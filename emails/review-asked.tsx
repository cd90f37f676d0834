import { Action, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { formatDay, formatLongDay } from '@/lib/format/date';

/** Asks a guest, once, what the stay was like. */
export const reviewAsked = mailTemplate({
  schema: z.object({
    firstName: z.string(),
    listingName: z.string(),
    startDate: daySchema(),
    endDate: daySchema(),
    /** The last day on which it can be written. */
    until: daySchema(),
    /** Of the guest's own page, from the slash on. */
    path: z.string().startsWith('/'),
  }),
  subject: ({ listingName }) => `Hoe was uw verblijf in ${listingName}?`,
  Body: ({ firstName, listingName, startDate, endDate, until, path, appUrl }) => (
    <MailLayout
      title="Hoe was uw verblijf?"
      preview="Een paar zinnen helpen wie na u een huis aan zee zoekt."
      appUrl={appUrl}
    >
      <Paragraph>Beste {firstName},</Paragraph>
      <Paragraph>
        U verbleef van {formatDay(startDate)} tot {formatDay(endDate)} in {listingName}. Hoe was het? Een paar
        zinnen helpen wie na u een huis aan zee zoekt, en de verhuurder leest graag wat goed was.
      </Paragraph>
      <Action href={appUrl + path}>Uw verblijf beoordelen</Action>
      <Paragraph>Dat kan tot en met {formatLongDay(until)}. We vragen het u maar een keer.</Paragraph>
    </MailLayout>
  ),
});
