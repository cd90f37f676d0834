import { AskedPayments, askedPaymentsSchema } from '@/emails/asked-payments';
import { brief } from '@/emails/brief';
import { DecisionLetter, aboutStay, decisionSchema } from '@/emails/booking-stay';
import { Action, Facts, Paragraph } from '@/emails/layout';
import { ForAllGuests, ownersLocaleSchema } from '@/emails/spoken';
import { mailTemplate } from '@/emails/template';
import { z } from '@/lib/api/zod';
import { isDay } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import { formatPhone } from '@/lib/format/phone';
import { route } from '@/lib/paths';
import { wayInTexts } from '@/lib/texts/way-in';
import { wayInDueDto } from '@/lib/way-in/contract';
import type { WayInDue } from '@/lib/way-in/contract';
import { letterTexts } from '@/lib/texts/letters-frame';
import { approvedLetterTexts as texts } from '@/lib/texts/letters-stay';

const ownerSchema = z.object({ name: z.string(), phone: z.string().nullable() });

/** What the guest needs for arrival; emails queued before these fields existed lack them. */
export const approvalSchema = decisionSchema.extend({
  owner: ownerSchema.nullable().default(null),
  /** Address lines; null if the owner did not share the address. */
  address: z.array(z.string()).nullable().default(null),
  /** Access instructions in the owner's own words, with line breaks. */
  arrivalInfo: z.string().nullable().default(null),
  arrivalInfoLocale: ownersLocaleSchema,
  /** What those instructions wait for, while they are withheld. */
  arrivalInfoDue: wayInDueDto.nullable().default(null),
  payments: askedPaymentsSchema,
  /** Whether the guest is asked to accept an agreement. */
  hasAgreement: z.boolean().default(false),
});

/** The stay was approved: where to be, check-in and check-out times, contact details, and the owner's message. */
export const bookingApproved = mailTemplate({
  schema: approvalSchema,
  need: 'stay',
  subject: ({ stay }) => texts.subject(brief(stay.listingName)),
  ...aboutStay,
  Body: (props) => (
    <DecisionLetter
      {...props}
      title={texts.title}
      preview={texts.preview}
      after={
        <>
          <Coming {...props} />
          {props.token === null && (
            <Action href={props.appUrl + route('listing.contact-request.create', { slug: props.slug })}>
              {texts.ask}
            </Action>
          )}
          {props.owner && <Paragraph>{letterTexts.replyToLandlord}</Paragraph>}
        </>
      }
    >
      {texts.text}
    </DecisionLetter>
  ),
});

/** Contact details, address, access instructions, and whom to pay. */
function Coming(props: z.output<typeof approvalSchema>) {
  const { owner, address, arrivalInfo, arrivalInfoLocale, arrivalInfoDue, payments, hasAgreement } = props;
  return (
    <>
      {owner && <Arrival owner={owner} address={address} />}
      {arrivalInfo && (
        <>
          <Paragraph>{texts.wayIn}</Paragraph>
          <ForAllGuests locale={arrivalInfoLocale}>{arrivalInfo}</ForAllGuests>
        </>
      )}
      {arrivalInfoDue && <Paragraph>{dueText(arrivalInfoDue)}</Paragraph>}
      {hasAgreement && <Paragraph>{texts.agreement}</Paragraph>}
      <AskedPayments payments={payments} />
    </>
  );
}

const dueText = ({ day }: WayInDue) =>
  day === null || !isDay(day)
    ? wayInTexts.mailWaitsForPayment
    : wayInTexts.mailWaitsForDay(formatLongDay(day));

interface ArrivalProps {
  owner: z.output<typeof ownerSchema>;
  address: readonly string[] | null;
}

function Arrival({ owner, address }: ArrivalProps) {
  return (
    <>
      <Paragraph>{texts.hosts}</Paragraph>
      <Facts
        rows={[
          [texts.landlord, owner.name],
          ...(owner.phone === null ? [] : [[texts.phone, formatPhone(owner.phone)] as const]),
          [texts.address, address === null ? texts.noAddress : address.join(', ')],
        ]}
      />
    </>
  );
}
