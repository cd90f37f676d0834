import { brief } from '@/emails/brief';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { importedSources } from '@/lib/listings/calendar-sources';
import type { ImportedSource } from '@/lib/listings/calendar-sources';
import { daySchema } from '@/lib/dates/schema';
import type { DayRange } from '@/lib/dates/range';
import { formatLongDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';
import { siteName } from '@/lib/site';
import { importedSourceNames } from '@/lib/texts/calendar-feeds';

const rangeSchema = z.object({ start: daySchema(), end: daySchema() });

const period = ({ start, end }: DayRange) => `${formatLongDay(start)} tot ${formatLongDay(end)}`;

const siteOf = ({ source, name }: { source: ImportedSource; name: string | null }) =>
  name === null ? importedSourceNames[source] : brief(name);

/** Tells an owner that a linked calendar occupies days of a stay booked here. */
export const calendarConflict = mailTemplate({
  schema: z.object({
    ownerFirstName: z.string(),
    listingName: z.string(),
    slug: z.string(),
    source: z.enum(importedSources),
    /** The owner's name for a calendar that is not of Airbnb or Booking.com; absent in older emails. */
    name: z.string().nullable().default(null),
    conflicts: z.array(
      z.object({
        guestName: z.string(),
        /** Absent in emails queued before this field existed. */
        code: z.string().nullable().default(null),
        stay: rangeSchema,
        imported: z.array(rangeSchema),
      }),
    ),
  }),
  need: 'stay',
  subject: ({ listingName }) => letterSubject('calendar-conflict', { home: brief(listingName) }),
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ ownerFirstName, listingName, slug, source, name, conflicts, appUrl, frame }) => (
    <MailLayout
      title="Deze dagen lijken dubbel geboekt"
      preview={`De kalender van ${siteOf({ source, name })} overlapt met een reservering in ${listingName}.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('calendar-conflict', { calendar: siteOf({ source, name }), home: listingName })}
      </Paragraph>
      {conflicts.map(({ guestName, code, stay, imported }) => (
        <Facts
          key={`${stay.start} ${guestName}`}
          rows={[
            [`Via ${siteName()}`, `${guestName}, ${period(stay)}`],
            [siteOf({ source, name }), imported.map(period).join('; ')],
            ...(code === null ? [] : [['Nummer', code] as const]),
          ]}
        />
      ))}
      <Action href={appUrl + route('dashboard.calendar', { slug })}>De kalender openen</Action>
      <Paragraph>
        Kijk op {siteOf({ source, name })} na of er een tweede gast geboekt heeft, en verwittig zo nodig een
        van de twee. Soms voegt een kalender twee verblijven die op elkaar aansluiten samen: dan is er niets
        aan de hand.
      </Paragraph>
    </MailLayout>
  ),
});
