import { AskedPayments, askedPaymentsSchema } from '@/emails/asked-payments';
import { StayFacts, aboutStay, staySchema } from '@/emails/booking-stay';
import { brief } from '@/emails/brief';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { landlordNewsSchema } from '@/emails/landlord-news';
import { Action, Facts, MailLayout, Paragraph } from '@/emails/layout';
import { NewAgreement, newAgreementSchema } from '@/emails/new-agreement';
import { GuestWords, LandlordWords, guestLocaleSchema } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { requestParties } from '@/lib/booking-requests/lifecycle';
import { nights } from '@/lib/dates/range';
import { daySchema } from '@/lib/dates/schema';
import { letterOpening, letterSubject } from '@/lib/edited-texts/letters';
import { nightCountText } from '@/lib/format/count';
import { formatLongDay } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { route } from '@/lib/desk-paths';
import { partyText } from '@/lib/stays/party';
import { letterTexts } from '@/lib/texts/letters-frame';
import { changedLetterTexts, changeLetterTexts as texts } from '@/lib/texts/letters-stay';

const eventSchema = z.enum(['asked', 'accepted', 'declined', 'taken_back']);
export type StayChangeEvent = z.output<typeof eventSchema>;

const changeSchema = z.object({
  by: z.enum(requestParties),
  startDate: daySchema(),
  endDate: daySchema(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  pets: z.int(),
  totalCents: z.int(),
});
export type MailedChange = z.output<typeof changeSchema>;

const toldSchema = z.object({
  event: eventSchema,
  change: changeSchema,
  /** The message sent along. */
  words: z.string().nullable(),
  /** Paid above what the changed stay costs. */
  toReturnCents: z.int(),
  newAgreement: newAgreementSchema,
});

function ChangeFacts({ change }: { change: MailedChange }) {
  const { startDate: start, endDate: end } = change;
  return (
    <Facts
      rows={[
        [letterTexts.arrival, formatLongDay(start)],
        [letterTexts.departure, formatLongDay(end)],
        [letterTexts.nights, nightCountText(nights({ start, end }))],
        [letterTexts.party, partyText(change)],
        [letterTexts.total, formatEuro(change.totalCents)],
      ]}
    />
  );
}

/** A change of an approved stay, to its guest: asked, accepted, declined or taken back by the landlord. */
export const changeForGuest = mailTemplate({
  schema: toldSchema.extend({
    firstName: z.string(),
    slug: z.string(),
    token: guestTokenSchema,
    /** An admin did it in the landlord's place. */
    byAdmin: z.boolean(),
    stay: staySchema,
    payments: askedPaymentsSchema,
  }),
  need: 'stay',
  subject: ({ event, stay }) => changedLetterTexts[event].subject(stay.listingName),
  ...aboutStay,
  Body: ({ event, change, words, toReturnCents, payments, newAgreement, ...letter }) => (
    <MailLayout
      title={texts.titles[event]}
      preview={texts.sentences[event]}
      to={letter.firstName}
      frame={letter.frame}
    >
      <Paragraph>{changedLetterTexts[event].text}</Paragraph>
      {event === 'asked' && <ChangeFacts change={change} />}
      {words && <LandlordWords byAdmin={letter.byAdmin}>{words}</LandlordWords>}
      {newAgreement && <NewAgreement />}
      <GuestPageAction token={letter.token} appUrl={letter.appUrl}>
        {event === 'asked' ? texts.toChange : letterTexts.toStay}
      </GuestPageAction>
      {event === 'asked' && <Paragraph>{texts.ifAccepted}</Paragraph>}
      <StayFacts stay={letter.stay} />
      {toReturnCents > 0 && <Paragraph>{texts.toReturn(formatEuro(toReturnCents))}</Paragraph>}
      {payments.length > 0 && <AskedPayments payments={payments} />}
    </MailLayout>
  ),
});

const landlordTitles = {
  asked: 'Uw gast vraagt een wijziging',
  accepted: 'Het verblijf is gewijzigd',
  declined: 'Uw gast wijst de wijziging af',
  taken_back: 'Uw gast trok de wijziging in',
} satisfies Record<StayChangeEvent, string>;

/** The same to its landlord. */
export const changeForLandlord = mailTemplate({
  schema: landlordNewsSchema.extend({ ...toldSchema.shape, locale: guestLocaleSchema }),
  need: 'stay',
  subject: ({ event, guestName, stay }) =>
    letterSubject(`landlord-change-${event}`, { guest: brief(guestName), home: stay.listingName }),
  ...aboutStay,
  Body: ({ event, change, words, toReturnCents, newAgreement, guestName, ...letter }) => (
    <MailLayout
      title={landlordTitles[event]}
      preview={letterOpening(`landlord-change-${event}`, { guest: brief(guestName) })}
      to={letter.ownerFirstName}
      frame={letter.frame}
    >
      <Paragraph>{letterOpening(`landlord-change-${event}`, { guest: guestName })}</Paragraph>
      {event === 'asked' && <ChangeFacts change={change} />}
      {words && <GuestWords locale={letter.locale}>{words}</GuestWords>}
      {event === 'asked' && <Paragraph>Nu is dit afgesproken:</Paragraph>}
      <StayFacts stay={letter.stay} toLandlord />
      {toReturnCents > 0 && (
        <Paragraph>{`Uw gast betaalde ${formatEuro(toReturnCents)} te veel. Dat betaalt u terug.`}</Paragraph>
      )}
      {newAgreement && <Paragraph>Voor uw gast staat een nieuwe huurovereenkomst klaar.</Paragraph>}
      <Action href={letter.appUrl + route('dashboard.booking-request.show', { id: letter.requestId })}>
        {event === 'asked' ? 'De wijziging bekijken' : 'De reservering bekijken'}
      </Action>
      <Paragraph>Een antwoord op deze e-mail gaat naar de gast.</Paragraph>
    </MailLayout>
  ),
});
