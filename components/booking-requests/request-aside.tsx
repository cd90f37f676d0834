'use client';

import { useWatch } from 'react-hook-form';
import { ListingCoverCard } from '@/components/booking-requests/listing-cover-card';
import { NextSteps } from '@/components/booking-requests/next-steps';
import { StayPrice } from '@/components/booking-requests/stay-price';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { Words } from '@/components/ui/words';
import { isDay } from '@/lib/dates/day';
import type { ListingCover } from '@/lib/listings/cover';
import { formatDays } from '@/lib/format/date';
import { partyText } from '@/lib/stays/party';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface RequestAsideProps {
  listing: ListingCover;
  answer: StayAnswer | null;
  isPending: boolean;
}

/** Stays beside the form: the listing, the days, the party, the price, and what happens next. */
export function RequestAside({ listing, answer, isPending }: RequestAsideProps) {
  return (
    <section aria-labelledby="uw-aanvraag" className="space-y-4 rounded-panel bg-sand p-5">
      <h2 id="uw-aanvraag" className="text-xl">
        {texts.summary}
      </h2>
      <ListingCoverCard listing={listing} />
      <div className="figures">
        <ChosenDays />
        <p className="text-ci-gray-700">
          <ChosenParty />
        </p>
      </div>
      <StayPrice answer={answer} isPending={isPending} />
      <NextSteps />
    </section>
  );
}

function ChosenDays() {
  const [start, end]: unknown[] = useWatch({ name: ['start_date', 'end_date'] });
  const days = isDay(start) && isDay(end) ? formatDays(start, end) : null;
  return <p className="font-semibold text-ci-gray-900">{days ?? texts.noDays}</p>;
}

/** The party in the form, as '2 volwassenen, 1 kind'. */
export function ChosenParty() {
  const counts: unknown[] = useWatch({
    name: ['number_of_adults', 'number_of_children', 'number_of_babies', 'number_of_pets'],
  });
  const [adults = 0, children = 0, babies = 0, pets = 0] = counts.map((count) => Number(count) || 0);
  return <Words>{partyText({ adults, children, babies, pets })}</Words>;
}

/** The days and the party, in one line. */
export function StayLine() {
  const [start, end]: unknown[] = useWatch({ name: ['start_date', 'end_date'] });
  const days = isDay(start) && isDay(end) ? formatDays(start, end) : null;
  return (
    <p>
      {days && <Words>{`${days} · `}</Words>}
      <ChosenParty />
    </p>
  );
}
