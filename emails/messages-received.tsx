import { Fragment } from 'react';
import { brief } from '@/emails/brief';
import { amountOf, slugSchema, staySchema } from '@/emails/booking-stay';
import { GuestPageAction } from '@/emails/guest-page';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { GuestWords, Spoken, guestLocaleSchema } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { nights } from '@/lib/dates/range';
import { letterSubject } from '@/lib/edited-texts/letters';
import { nightCountText } from '@/lib/format/count';
import { formatLongDay } from '@/lib/format/date';
import { languageTags } from '@/lib/languages/language';
import { route } from '@/lib/desk-paths';
import { letterTexts } from '@/lib/texts/letters-frame';
import { messagesLetterTexts as texts, unseenLetterTexts } from '@/lib/texts/letters-talk';

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
        [letterTexts.listing, listingName],
        ...(stay
          ? ([
              [letterTexts.arrival, formatLongDay(stay.startDate)],
              [letterTexts.departure, formatLongDay(stay.endDate)],
              [letterTexts.nights, nightCountText(nights({ start: stay.startDate, end: stay.endDate }))],
              ...amountFact(stay),
            ] as const)
          : []),
        [letterTexts.number, code],
      ]}
    />
  );
}

function amountFact(stay: NonNullable<Common['stay']>): readonly (readonly [string, string])[] {
  const amount = stay.price === null ? null : amountOf({ ...stay, price: stay.price });
  return amount === null ? [] : [[letterTexts.price, amount]];
}

const Words = ({ messages }: Pick<Common, 'messages'>) =>
  [...messages.entries()].map(([place, { body, byAdmin }]) => (
    <Fragment key={place}>
      {byAdmin && <Paragraph>{letterTexts.adminWrote}</Paragraph>}
      <Spoken>{body}</Spoken>
    </Fragment>
  ));

/** The owner wrote to a guest; an email reply goes to the owner. */
export const messagesForGuest = mailTemplate({
  schema: z.object({ ...common, token: z.string() }),
  need: 'stay',
  subject: ({ messages, listingName }) =>
    (messages.length === 0 ? unseenLetterTexts : texts).subject(listingName),
  ...about,
  Body: ({ firstName, messages, token, appUrl, frame, ...talk }) => (
    <MailLayout title={texts.title} preview={texts.preview} to={firstName} frame={frame}>
      {messages.length === 0 && <Paragraph>{unseenLetterTexts.text}</Paragraph>}
      <Words messages={messages} />
      <GuestPageAction token={token} appUrl={appUrl}>
        {texts.answer}
      </GuestPageAction>
      <About {...talk} />
      <Paragraph>{letterTexts.replyToLandlord}</Paragraph>
    </MailLayout>
  ),
});

/** A guest wrote to an owner; an email reply goes to the guest. */
export const messagesForLandlord = mailTemplate({
  schema: z.object({
    ...common,
    guestName: z.string(),
    requestId: z.int(),
    locale: guestLocaleSchema,
    kind: z.enum(['booking-requests', 'contact-requests']),
  }),
  need: 'stay',
  subject: ({ guestName, listingName }) =>
    letterSubject('messages-for-landlord', { guest: brief(guestName), home: listingName }),
  ...about,
  Body: ({ firstName, messages, guestName, requestId, kind, locale, appUrl, frame, ...talk }) => (
    <MailLayout
      title={`${guestName} schreef u`}
      preview="Lees het bericht en antwoord op de site."
      to={firstName}
      frame={frame}
    >
      {[...messages.entries()].map(([place, { body }]) =>
        place === 0 ? (
          <GuestWords key={place} locale={locale}>
            {body}
          </GuestWords>
        ) : (
          <Spoken key={place} lang={locale === 'nl' ? undefined : languageTags[locale]}>
            {body}
          </Spoken>
        ),
      )}
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
