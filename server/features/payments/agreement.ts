import 'server-only';

import type { Day } from '@/lib/dates/day';
import { formatHour, formatLongDay, formatTime } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { intlTags } from '@/lib/languages/names';
import type { AgreementLocale } from '@/lib/payments/agreement-locale';
import type { PlannedPayment } from '@/lib/payments/plan';
import { siteName } from '@/lib/site';
import type { CancellationStep } from '@/lib/stays/cancellation';
import { comers } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { QuoteLine } from '@/lib/stays/quote';
import { agreementTexts } from '@/lib/texts/agreement';
import { costLabels } from '@/lib/texts/line-labels';
import { inLanguage } from '@/server/language';

/** What landlord and guest agree on, as it stands when the agreement is made. Amounts are cents. */
export interface AgreementFacts {
  /** Of the booking. */
  code: string;
  /** The day of the approval. */
  approvedOn: Day;
  landlord: { name: string; phone: string | null };
  guest: { name: string; address: string[] };
  /** The address is null where the guest is not told it. */
  home: { name: string; town: string | null; address: string[] | null; licence: string };
  arrival: Day;
  departure: Day;
  nights: number;
  /** 'hh:mm:ss'. */
  checkIn: string | null;
  checkOut: string | null;
  party: Party;
  totalCents: number;
  /** From the quote; empty if none was stored. */
  lines: readonly QuoteLine[];
  /** What the nights cost; null if another total was agreed, since that has no breakdown. */
  rentCents: number | null;
  /** `isWhole`: this payment alone covers the price of the stay. */
  payments: readonly (PlannedPayment & { isWhole?: boolean })[];
  /** Null where none is asked. */
  deposit: { cents: number; isInPlan: boolean } | null;
  /** Empty if the two settle it between themselves, or nothing was stated. */
  cancellation: readonly CancellationStep[];
  houseRules: string | null;
  clause: string | null;
}

/** A line of text, or a label with its value. */
export type AgreementLine = string | readonly [label: string, value: string];

export interface Agreement {
  locale: AgreementLocale;
  title: string;
  parts: { heading: string; lines: AgreementLine[] }[];
}

/** Formats of days, hours and amounts: our own in Dutch, else the server's: an agreement is written only once. */
const formats = (locale: AgreementLocale) =>
  locale === 'nl'
    ? { day: formatLongDay, hour: formatHour, euro: formatEuro }
    : {
        day: (day: Day) =>
          new Intl.DateTimeFormat(intlTags[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(
            new Date(day),
          ),
        hour: formatTime,
        euro: (cents: number) =>
          new Intl.NumberFormat(intlTags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100),
      };

/** The texts and formats of one language, with the facts. */
function wordsOf(facts: AgreementFacts, locale: AgreementLocale) {
  const texts = agreementTexts[locale];
  const { day, hour, euro } = formats(locale);
  // A label that the landlord typed stays as it is; ours are recognised by their Dutch text.
  const labelOf = ({ kind, label }: QuoteLine) => {
    const isOurs = kind.startsWith('discount_') || Object.values<string>(costLabels).includes(label);
    return isOurs ? texts.costs[kind] : label;
  };
  return { texts, day, hour, euro, labelOf, facts };
}
type Words = ReturnType<typeof wordsOf>;

const given = (...lines: (AgreementLine | false | null)[]): AgreementLine[] =>
  lines.filter((line): line is AgreementLine => line !== false && line !== null);

const homeLines = ({ texts, facts: { home } }: Words): AgreementLine[] =>
  given(
    [texts.name, [home.name, home.town].filter(Boolean).join(', ')],
    home.address && [texts.address, home.address.join(', ')],
    [texts.licence, home.licence],
  );

function stayLines({ texts, day, hour, facts }: Words): AgreementLine[] {
  const { arrival, departure, checkIn, checkOut, party } = facts;
  const people = comers.flatMap((who) => (party[who] > 0 ? [texts.comers[who](party[who])] : []));
  return [
    [texts.arrival, [day(arrival), ...(checkIn ? [texts.from(hour(checkIn))] : [])].join(', ')],
    [
      texts.departure,
      [
        day(departure),
        ...(checkOut ? [texts.until(hour(checkOut))] : []),
        `(${texts.nights(facts.nights)})`,
      ].join(', '),
    ],
    [texts.party, people.join(', ')],
  ];
}

function priceLines({ texts, euro, labelOf, facts }: Words): AgreementLine[] {
  const { lines, rentCents, totalCents } = facts;
  const bound = lines.filter(({ optional }) => !optional);
  const nameOf = (line: QuoteLine) => (line.on_site ? `${labelOf(line)} (${texts.onSite})` : labelOf(line));
  const total: AgreementLine = [texts.total, euro(totalCents)];
  if (rentCents === null) {
    const covered = bound.filter(({ kind }) => !kind.startsWith('discount_')).map(nameOf);
    return given([texts.included, [texts.rent, ...covered].join(', ')], total);
  }
  return [
    [`${texts.rent} (${texts.nights(facts.nights)})`, euro(rentCents)],
    ...bound.map((line): AgreementLine => [nameOf(line), euro(line.amount_cents)]),
    total,
  ];
}

function planLines({ texts, day, euro, facts: { payments } }: Words): AgreementLine[] {
  if (payments.length === 0) return [texts.noPlan];
  return [
    texts.payTo,
    ...payments.map(({ kind, amount_cents: cents, due_date: due, isWhole }): AgreementLine => [
      isWhole ? texts.whole : texts.payments[kind],
      `${euro(cents)}, ${texts.due(day(due))}`,
    ]),
  ];
}

function depositLines({ texts, euro, facts: { deposit } }: Words): AgreementLine[] {
  if (!deposit) return [texts.noDeposit];
  const amount = euro(deposit.cents);
  return [
    deposit.isInPlan ? texts.depositWithPlan(amount) : texts.depositOnArrival(amount),
    texts.depositBack,
  ];
}

function cancellationLines({ texts, day, facts: { cancellation } }: Words): AgreementLine[] {
  if (cancellation.length === 0) return [texts.inWords];
  return cancellation.map(({ until, refund_percent: percent }) =>
    until === null ? texts.backNothing : texts.backUntil(percent, day(until)),
  );
}

const typed = (heading: string, text: string | null) =>
  text === null ? [] : [{ heading, lines: text.split('\n') }];

/**
 * The agreement in one language, whatever the language of the call that causes it, which may be a guest's. House rules
 * and clause stay in the landlord's words.
 */
export const toAgreement = (facts: AgreementFacts, locale: AgreementLocale): Agreement =>
  inLanguage(locale, () => agreementIn(facts, locale));

function agreementIn(facts: AgreementFacts, locale: AgreementLocale): Agreement {
  const words = wordsOf(facts, locale);
  const { texts } = words;
  const { landlord, guest } = facts;
  return {
    locale,
    title: texts.title,
    parts: [
      {
        heading: texts.parties,
        lines: given(
          [texts.landlord, landlord.name],
          landlord.phone !== null && [texts.phone, landlord.phone],
          [texts.guest, [guest.name, ...guest.address].join(', ')],
        ),
      },
      { heading: texts.home, lines: homeLines(words) },
      { heading: texts.stay, lines: stayLines(words) },
      { heading: texts.price, lines: priceLines(words) },
      { heading: texts.plan, lines: planLines(words) },
      { heading: texts.deposit, lines: depositLines(words) },
      { heading: texts.cancellation, lines: cancellationLines(words) },
      ...typed(texts.rules, facts.houseRules),
      ...typed(texts.clause, facts.clause),
      { heading: texts.acceptance, lines: [texts.accepting(siteName())] },
    ],
  };
}

/** The guest's language, and Dutch. */
export const languagesOf = (locale: AgreementLocale): AgreementLocale[] =>
  locale === 'nl' ? ['nl'] : [locale, 'nl'];
