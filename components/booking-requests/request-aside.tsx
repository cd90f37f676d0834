'use client';

import { ListingCoverCard } from '@/components/booking-requests/listing-cover-card';
import { NextSteps } from '@/components/booking-requests/next-steps';
import { useChosenStay } from '@/components/booking-requests/use-chosen-stay';
import { StayPrice } from '@/components/booking-requests/stay-price';
import { PaymentTermsLine } from '@/components/stays/payment-terms-line';
import { CancellationLine } from '@/components/stays/cancellation-line';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { Words } from '@/components/ui/words';
import { partyOf, queryOfRequest } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import type { Day } from '@/lib/dates/day';
import type { ListingCover } from '@/lib/listings/cover';
import type { Cancellation } from '@/lib/listings/kinds';
import { formatDays } from '@/lib/format/date';
import { partyText } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface RequestAsideProps {
  listing: ListingCover;
  answer: ShownAnswer | null;
  isPending: boolean;
  cancellation: Cancellation | null;
  /** When and how guests pay, as sentences; null if the landlord has no account to pay on. */
  payment: string | null;
  terms: StayTerms;
  /** The stay the visitor searched for. */
  requested: RequestedStay;
}

/** Always visible beside the form: the listing, the days, the party, the price, and what happens next. */
export function RequestAside({ listing, answer, isPending, ...asked }: RequestAsideProps) {
  const { cancellation, payment, terms, requested } = asked;
  const { stay: days, party } = useChosenStay();
  // A party that only the form proposed has not been chosen by the visitor.
  const isProposed = partyText(party) === partyText(partyOf(requested, terms));
  const query = queryOfRequest({
    start_date: days?.start ?? '',
    end_date: days?.end ?? '',
    party: isProposed ? requested.party : party,
  });
  return (
    <section aria-labelledby="uw-aanvraag" className="space-y-4 rounded-panel bg-sand p-5">
      <h2 id="uw-aanvraag" className="text-xl">
        {texts.summary}
      </h2>
      <ListingCoverCard listing={listing} query={query} />
      <div className="figures">
        <ChosenDays />
        <p className="text-ci-gray-700">
          <ChosenParty />
        </p>
      </div>
      <StayPrice answer={answer} isPending={isPending} />
      <Canceling kind={cancellation} today={terms.today} />
      <PaymentTermsLine text={payment} />
      <NextSteps />
    </section>
  );
}

function Canceling({ kind, today }: { kind: Cancellation | null; today: Day }) {
  const { stay } = useChosenStay();
  return (
    stay && (
      <CancellationLine kind={kind} arrival={stay.start} today={today} className="figures text-ci-gray-800" />
    )
  );
}

function ChosenDays() {
  const { stay } = useChosenStay();
  return (
    <p className="font-semibold text-ci-gray-900">{stay ? formatDays(stay.start, stay.end) : texts.noDays}</p>
  );
}

/** The party in the form, as '2 volwassenen, 1 kind'. */
export function ChosenParty() {
  return <Words>{partyText(useChosenStay().party)}</Words>;
}

/** The days and the party, in one line. */
export function StayLine() {
  const { stay: days, party } = useChosenStay();
  return (
    <p>
      {days && <Words>{`${formatDays(days.start, days.end)} · `}</Words>}
      <Words>{partyText(party)}</Words>
    </p>
  );
}
