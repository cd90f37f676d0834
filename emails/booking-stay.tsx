import type { ReactNode } from 'react';
import { GuestPageAction, guestTokenSchema } from '@/emails/guest-page';
import { Facts, MailLayout, Paragraph } from '@/emails/layout';
import type { Fact } from '@/emails/layout';
import { RefundFacts } from '@/emails/refund-facts';
import { LandlordWords } from '@/emails/spoken';
import type { MailContext } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { requestTermsDto } from '@/lib/booking-requests/terms-contract';
import type { Refund } from '@/lib/booking-requests/terms-contract';
import { daySchema } from '@/lib/dates/schema';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatHour, formatLongDay } from '@/lib/format/date';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { quoteDto } from '@/lib/stays/contract';
import type { Quote as StayQuote } from '@/lib/stays/quote';
import { partyText } from '@/lib/stays/party';
import { paymentTermsDto } from '@/lib/payments/terms-contract';
import { paymentTermsText } from '@/lib/payments/terms-text';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { priceText, totalText } from '@/lib/stays/quote-text';
import { cancellationStepTexts } from '@/lib/texts/cancellation';
import { letterTexts as texts } from '@/lib/texts/letters-frame';
import { paymentTermsTexts } from '@/lib/texts/payment-terms';
import { guestStayTexts } from '@/lib/texts/guest-stays';
import { stayTotalTexts as totalTexts } from '@/lib/texts/stay-total';

/** The listing's slug; absent in emails to landlords queued before this field existed. */
export const slugSchema = z.string().nullable().default(null);

/** The data about a stay in every email about it. */
export const staySchema = z.object({
  /** Its short reference code. */
  number: z.string(),
  listingName: z.string(),
  startDate: daySchema(),
  endDate: daySchema(),
  adults: z.int(),
  children: z.int(),
  /** Absent in emails queued before this field existed. */
  babies: z.int().default(0),
  pets: z.int(),
  /** Whole euros. */
  price: z.int(),
  /**
   * The price breakdown shown to the guest when requesting; null for older requests, absent in emails queued before.
   */
  quote: quoteDto.nullable().default(null),
  /** The total of the accepted offer, which replaces that of the quote. */
  agreedTotalCents: z.int().nullable().default(null),
  /** In emails about asking and approving; null for stays without. */
  terms: requestTermsDto
    .pick({ cancellation: true, steps: true })
    // Until the approval; from then on the payments themselves are listed. Absent in emails queued before.
    .extend({ payment: paymentTermsDto.nullable().default(null) })
    .nullable()
    .default(null),
});
export type MailStay = z.output<typeof staySchema>;

/** What every template about a stay passes to the layout. */
export const aboutStay = {
  code: ({ stay }: { stay: MailStay }) => stay.number,
  listing: ({ slug, stay }: { slug: string | null; stay: MailStay }) => ({ slug, name: stay.listingName }),
};

/** 'totaal voor 7 nachten', or the agreed total; null if there is neither. */
export function amountOf({
  agreedTotalCents: agreed,
  quote,
  price,
}: Pick<MailStay, 'agreedTotalCents' | 'quote' | 'price'>): string | null {
  if (agreed !== null) return guestStayTexts.agreed(formatEuro(agreed));
  if (quote) return totalText(quote);
  return price === 0 ? null : formatWholeEuro(price);
}

interface StayFactsProps {
  stay: MailStay;
  checkIn?: string | null;
  checkOut?: string | null;
  /** The reader is the landlord, who has to refund the deposit. */
  toLandlord?: boolean;
}

/** 'zaterdag 3 juli 2027, vanaf 15:00u' */
const moment = (day: string, time: string | null | undefined, at: (day: string, hour: string) => string) =>
  time ? at(day, formatHour(time)) : day;

/** The stay as a list of facts, followed by its price breakdown. */
export function StayFacts({ stay, checkIn, checkOut, toLandlord = false }: StayFactsProps) {
  const amount = amountOf(stay);
  const payment = paymentTermsText(stay.terms?.payment ?? null, (stay.quote?.deposit_cents ?? 0) > 0);
  const length = nights({ start: stay.startDate, end: stay.endDate });
  return (
    <>
      <Facts
        rows={[
          [texts.listing, stay.listingName],
          [texts.arrival, moment(formatLongDay(stay.startDate), checkIn, texts.from)],
          [texts.departure, moment(formatLongDay(stay.endDate), checkOut, texts.until)],
          [texts.nights, nightCountText(length)],
          [texts.party, partyText(stay)],
          ...(amount === null ? [] : [[texts.price, amount] as const]),
          ...(stay.terms ? [[cancellationStepTexts.label, cancelingOf(stay.terms)] as const] : []),
          ...(payment === null ? [] : [[paymentTermsTexts.title, payment] as const]),
          [texts.number, stay.number],
        ]}
      />
      {stay.quote && stay.agreedTotalCents === null && (
        <PriceFacts quote={stay.quote} toLandlord={toLandlord} />
      )}
    </>
  );
}

const cancelingOf = ({ cancellation, steps }: NonNullable<MailStay['terms']>) =>
  cancellationText(cancellation, steps);

/** '5 nachten × € 95,-: € 475,-' and so on, to the total. */
function PriceFacts({ quote, toLandlord }: { quote: StayQuote; toLandlord: boolean }) {
  const { lines, total, deposit } = priceText(quote);
  const depositText = deposit === null || toLandlord ? deposit : `${deposit}, ${totalTexts.depositBack}`;
  return (
    <Facts
      rows={[
        ...lines.map(({ label, lang, amount, isOnSite }): Fact => [
          label,
          isOnSite ? `${amount} (${totalTexts.onSite})` : amount,
          lang,
        ]),
        [totalTexts.totalLine, total],
        ...(depositText === null ? [] : [[totalTexts.deposit, depositText] as const]),
      ]}
    />
  );
}

/** The data shared by the emails about a decision. */
export const decisionSchema = z.object({
  firstName: z.string(),
  slug: z.string(),
  reply: z.string().nullable(),
  /** An admin decided on the owner's behalf. */
  byAdmin: z.boolean().default(false),
  checkIn: z.string().nullable(),
  checkOut: z.string().nullable(),
  token: guestTokenSchema,
  stay: staySchema,
});

interface DecisionLetterProps extends z.output<typeof decisionSchema>, MailContext {
  title: string;
  preview: string;
  /** The decision, in a sentence or two. */
  children: ReactNode;
  /** For a canceled stay: when, and what comes back. */
  canceledAt?: string | null;
  refund?: Refund | null;
  /** Shown after the facts: what the guest can do now. */
  after?: ReactNode;
  /** Label of the link to the guest's own page. */
  toPage?: string;
}

/** The layout of the emails that tell a guest about the owner's decision. */
export function DecisionLetter({ title, preview, children, after, toPage, ...letter }: DecisionLetterProps) {
  return (
    <MailLayout title={title} preview={preview} to={letter.firstName} frame={letter.frame}>
      <Paragraph>{children}</Paragraph>
      <StayFacts stay={letter.stay} checkIn={letter.checkIn} checkOut={letter.checkOut} />
      <RefundFacts canceledAt={letter.canceledAt ?? null} refund={letter.refund ?? null} />
      {letter.reply && <LandlordWords byAdmin={letter.byAdmin}>{letter.reply}</LandlordWords>}
      <GuestPageAction token={letter.token} appUrl={letter.appUrl}>
        {toPage ?? texts.toRequest}
      </GuestPageAction>
      {after}
    </MailLayout>
  );
}
