import { Fragment } from 'react';
import { brief } from '@/emails/brief';
import { amountOf, slugSchema, staySchema } from '@/emails/booking-stay';
import { GuestPageAction } from '@/emails/guest-page';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { Spoken } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatLongDay } from '@/lib/format/date';
import { route } from '@/lib/paths';

/** The data shared by the emails about messages, which consist mostly of the messages themselves. */
const common = {
  /** The reader's first name. */
  firstName: z.string(),
  slug: slugSchema,
  listingName: z.string(),
  code: z.string(),
  /** Null for a question, which has no days. */
  stay: staySchema
    .pick({ startDate: true, endDate: true, quote: true, agreedTotalCents: true })
    // Absent in emails queued before this field existed.
    .extend({ price: z.int().nullable().default(null) })
    .nullable(),
  /**
   * Oldest first; empty if the reader never wrote here, in which case the messages are only on their page. Emails
   * queued before admins were named contain only texts.
   */
  messages: z.array(
    z.union([
      z.string().transform((body) => ({ body, byAdmin: false })),
      z.object({ body: z.string(), byAdmin: z.boolean() }),
    ]),
  ),
};
type Common = z.output<z.ZodObject<typeof common>>;

const about = {
  code: ({ code }: Common) => code,
  listing: ({ slug, listingName }: Common) => ({ slug, name: listingName }),
};

function About({ listingName, code, stay }: Pick<Common, 'listingName' | 'code' | 'stay'>) {
  return (
    <Facts
      rows={[
        ['Vakantiewoning', listingName],
        ...(stay
          ? ([
              ['Aankomst', formatLongDay(stay.startDate)],
              ['Vertrek', formatLongDay(stay.endDate)],
              ['Duur', nightCountText(nights({ start: stay.startDate, end: stay.endDate }))],
              ...amountFact(stay),
            ] as const)
          : []),
        ['Nummer', code],
      ]}
    />
  );
}

function amountFact(stay: NonNullable<Common['stay']>): readonly (readonly [string, string])[] {
  const amount = stay.price === null ? null : amountOf({ ...stay, price: stay.price });
  return amount === null ? [] : [['Prijs', amount]];
}

const Words = ({ messages }: Pick<Common, 'messages'>) =>
  [...messages.entries()].map(([place, { body, byAdmin }]) => (
    <Fragment key={place}>
      {byAdmin && <Paragraph>Door een beheerder namens de verhuurder:</Paragraph>}
      <Spoken>{body}</Spoken>
    </Fragment>
  ));

/** The owner wrote to a guest; an email reply goes to the owner. */
export const messagesForGuest = mailTemplate({
  schema: z.object({ ...common, token: z.string() }),
  need: 'stay',
  subject: ({ listingName }) => `Bericht van de verhuurder van ${listingName}`,
  ...about,
  Body: ({ firstName, messages, token, appUrl, frame, ...talk }) => (
    <MailLayout
      title="De verhuurder schreef u"
      preview="Lees het bericht en antwoord op uw pagina."
      to={firstName}
      frame={frame}
    >
      {messages.length === 0 && <Paragraph>Lees het bericht op uw pagina.</Paragraph>}
      <Words messages={messages} />
      <GuestPageAction token={token} appUrl={appUrl}>
        Antwoorden
      </GuestPageAction>
      <About {...talk} />
      <Paragraph>Een antwoord op deze e-mail gaat naar de verhuurder.</Paragraph>
    </MailLayout>
  ),
});

/** A guest wrote to an owner; an email reply goes to the guest. */
export const messagesForLandlord = mailTemplate({
  schema: z.object({
    ...common,
    guestName: z.string(),
    requestId: z.int(),
    kind: z.enum(['booking-requests', 'contact-requests']),
  }),
  need: 'stay',
  subject: ({ guestName, listingName }) => `Bericht van ${brief(guestName)} over ${listingName}`,
  ...about,
  Body: ({ firstName, messages, guestName, requestId, kind, appUrl, frame, ...talk }) => (
    <MailLayout
      title={`${guestName} schreef u`}
      preview="Lees het bericht en antwoord op de site."
      to={firstName}
      frame={frame}
    >
      <Words messages={messages} />
      <Action
        href={
          appUrl +
          route(
            kind === 'booking-requests' ? 'dashboard.booking-request.show' : 'dashboard.contact-request.show',
            { id: requestId },
          )
        }
      >
        Antwoorden
      </Action>
      <About {...talk} />
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
