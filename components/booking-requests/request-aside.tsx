'use client';

import { useWatch } from 'react-hook-form';
import { ListingCoverCard } from '@/components/booking-requests/listing-cover-card';
import { NextSteps } from '@/components/booking-requests/next-steps';
import { StayPrice } from '@/components/booking-requests/stay-price';
import { CancellationLine } from '@/components/stays/cancellation-line';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { Words } from '@/components/ui/words';
import { partyOf, queryOfRequest } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import type { ListingCover } from '@/lib/listings/cover';
import type { Cancellation } from '@/lib/listings/kinds';
import { formatDays } from '@/lib/format/date';
import { partyText } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface RequestAsideProps {
  listing: ListingCover;
  answer: StayAnswer | null;
  isPending: boolean;
  cancellation: Cancellation | null;
  terms: StayTerms;
  /** The stay the visitor searched for. */
  requested: RequestedStay;
}

/** Stays beside the form: the listing, the days, the party, the price, and what happens next. */
export function RequestAside({ listing, answer, isPending, ...stay }: RequestAsideProps) {
  const { cancellation, terms, requested } = stay;
  const { days, party } = useChosen();
  // The party that the form proposes by itself is nobody's choice yet.
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
      <NextSteps />
    </section>
  );
}

function Canceling({ kind, today }: { kind: Cancellation | null; today: Day }) {
  const start: unknown = useWatch({ name: 'start_date' });
  return (
    isDay(start) && (
      <CancellationLine kind={kind} arrival={start} today={today} className="figures text-ci-gray-800" />
    )
  );
}

function ChosenDays() {
  const { days } = useChosen();
  return (
    <p className="font-semibold text-ci-gray-900">{days ? formatDays(days.start, days.end) : texts.noDays}</p>
  );
}

/** The days and the party in the form so far. */
function useChosen(): { days: DayRange | null; party: Party } {
  const [start, end, ...counts]: unknown[] = useWatch({
    name: [
      'start_date',
      'end_date',
      'number_of_adults',
      'number_of_children',
      'number_of_babies',
      'number_of_pets',
    ],
  });
  const [adults = 0, children = 0, babies = 0, pets = 0] = counts.map((count) => Number(count) || 0);
  const days = isDay(start) && isDay(end) ? { start, end } : null;
  return { days, party: { adults, children, babies, pets } };
}

/** The party in the form, as '2 volwassenen, 1 kind'. */
export function ChosenParty() {
  return <Words>{partyText(useChosen().party)}</Words>;
}

/** The days and the party, in one line. */
export function StayLine() {
  const { days, party } = useChosen();
  return (
    <p>
      {days && <Words>{`${formatDays(days.start, days.end)} · `}</Words>}
      <Words>{partyText(party)}</Words>
    </p>
  );
}
