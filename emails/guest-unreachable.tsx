import { brief } from '@/emails/brief';
import { slugSchema } from '@/emails/booking-stay';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { daySchema } from '@/lib/dates/schema';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { formatLongDay } from '@/lib/format/date';
import { route } from '@/lib/desk-paths';

const ways = {
  'booking-request': { page: 'dashboard.booking-request.show', word: 'aanvraag' },
  'contact-request': { page: 'dashboard.contact-request.show', word: 'vraag' },
} as const;

/** Tells an owner that emails to a guest bounce and that they have to reach the guest in another way. */
export const guestUnreachable = mailTemplate({
  schema: z.object({
    kind: z.enum(['booking-request', 'contact-request']),
    id: z.int(),
    guestName: z.string(),
    slug: slugSchema,
    listingName: z.string(),
    /** Absent, like the days, in emails queued before these fields existed. */
    code: z.string().nullable().default(null),
    /** Null for a question, which has no days. */
    stay: z.object({ startDate: daySchema(), endDate: daySchema() }).nullable().default(null),
    ownerFirstName: z.string(),
  }),
  need: 'stay',
  subject: ({ guestName }) => letterSubject('guest-unreachable', { guest: brief(guestName) }),
  code: ({ code }) => code,
  listing: ({ slug, listingName }) => ({ slug, name: listingName }),
  Body: ({ kind, id, guestName, listingName, code, stay, ownerFirstName, appUrl, frame }) => (
    <MailLayout
      title="Onze e-mails bereiken uw gast niet"
      preview={`E-mails aan ${guestName} komen terug.`}
      to={ownerFirstName}
      frame={frame}
    >
      <Paragraph>
        {letterOpening('guest-unreachable', {
          guest: guestName,
          request: ways[kind].word,
          home: listingName,
        })}
      </Paragraph>
      <Facts
        rows={[
          ['Vakantiewoning', listingName],
          ...(stay
            ? ([
                ['Aankomst', formatLongDay(stay.startDate)],
                ['Vertrek', formatLongDay(stay.endDate)],
              ] as const)
            : []),
          ...(code === null ? [] : [['Nummer', code] as const]),
        ]}
      />
      <Paragraph>Bij de {ways[kind].word} ziet u of er een telefoonnummer is.</Paragraph>
      <Action href={appUrl + route(ways[kind].page, { id })}>De {ways[kind].word} bekijken</Action>
    </MailLayout>
  ),
});
