import { ListingCoverCard } from '@/components/booking-requests/listing-cover-card';
import { NextSteps } from '@/components/booking-requests/next-steps';
import { PaymentTermsLine } from '@/components/stays/payment-terms-line';
import { CancellationLine } from '@/components/stays/cancellation-line';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import { Words } from '@/components/ui/words';
import { partyOf, queryOfRequest } from '@/lib/booking-requests/requested-stay';
import type { RequestedStay } from '@/lib/booking-requests/requested-stay';
import { isDay } from '@/lib/dates/day';
import type { ListingCover } from '@/lib/listings/cover';
import type { Cancellation } from '@/lib/listings/kinds';
import { formatDays } from '@/lib/format/date';
import { partyText } from '@/lib/stays/party';
import type { Quote } from '@/lib/stays/quote';
import { priceText } from '@/lib/stays/quote-text';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

interface PlainRequestAsideProps {
  listing: ListingCover;
  terms: StayTerms;
  cancellation: Cancellation | null;
  /** When and how guests pay, as sentences; null if the landlord has no account to pay on. */
  payment: string | null;
  /** The form's initial values. */
  requested: RequestedStay;
  /** The price of that stay. */
  quote: Quote | null;
}

/** Shown beside the form without JavaScript: the listing, and the days and price the form starts with. */
export function PlainRequestAside({
  listing,
  terms,
  cancellation,
  payment,
  requested,
  quote,
}: PlainRequestAsideProps) {
  const query = queryOfRequest(requested);
  const { start_date: start, end_date: end } = requested;
  const stay = isDay(start) && isDay(end) ? { start, end } : null;
  const party = partyOf(requested, terms);
  const price = quote && priceText(quote);
  return (
    <section aria-label={texts.summary} className="space-y-4 rounded-panel bg-sand p-5">
      <h2 className="text-xl">{texts.summary}</h2>
      <ListingCoverCard listing={listing} query={query} />
      {stay && price && (
        <div className="figures">
          <p className="font-semibold text-ci-gray-900">{formatDays(stay.start, stay.end)}</p>
          <p className="mb-3 text-ci-gray-700">{partyText(party)}</p>
          <PriceLines price={price} withChoices />
          <p className="mt-3 border-t border-sand-deep pt-3 text-ci-gray-800">
            <strong className="text-2xl text-ci-gray-900">{price.total}</strong>
            <Words>{` ${price.totalFor}`}</Words>
          </p>
          <DepositLine price={price} />
          <CancellationLine
            kind={cancellation}
            arrival={stay.start}
            today={terms.today}
            className="mt-3 text-ci-gray-800"
          />
        </div>
      )}
      <PaymentTermsLine text={payment} />
      <NextSteps />
    </section>
  );
}
