import { partOf } from '@/lib/languages/texts';
import { partyText } from '@/lib/booking-requests/party';
import { ListingCoverCard } from '@/components/booking-requests/listing-cover-card';
import { KeepRequest } from '@/components/booking-requests/keep-request';
import { NextSteps } from '@/components/booking-requests/next-steps';
import { PaymentTermsLine } from '@/components/stays/payment-terms-line';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import { Words } from '@/components/ui/words';
import type { AskedStay } from '@/lib/booking-requests/contract';
import { queryOfReceipt } from '@/lib/booking-requests/requested-stay';
import type { OwnRequest } from '@/lib/booking-requests/own-requests';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { ListingCover } from '@/lib/listings/cover';
import { formatDays } from '@/lib/format/date';
import { paymentTermsText } from '@/lib/payments/terms-text';
import { townName } from '@/lib/listings/town-name';
import { route } from '@/lib/paths';
import { cancellationText } from '@/lib/stays/cancellation-text';
import { priceText } from '@/lib/stays/quote-text';
import { bookingRequestFormTexts } from '@/lib/texts/booking-requests';
import { guestStayTexts } from '@/lib/texts/guest-stays';

const texts = partOf(bookingRequestFormTexts, 'thankYou');

interface StayReceiptProps {
  listing: ListingCover | null;
  receipt: AskedStay;
}

/** The request just made: the listing, the days, the party, and the total with an expandable breakdown. */
export function StayReceipt({ listing, receipt }: StayReceiptProps) {
  const { start_date: start, end_date: end } = receipt;
  const price = priceText(receipt.quote);
  const days = isDay(start) && isDay(end) ? formatDays(start, end) : null;
  return (
    <div className="figures mb-6 w-full max-w-md rounded-panel bg-sand p-5 text-left">
      {listing && <ListingCoverCard listing={listing} query={queryOfReceipt(receipt)} />}
      <p className="mt-4 font-semibold text-ci-gray-900">{days}</p>
      <p className="text-ci-gray-700">{partyText(receipt)}</p>
      <p className="text-ci-gray-700">{guestStayTexts.code(receipt.code)}</p>
      <p className="mt-1 text-ci-gray-800">
        <strong className="text-2xl text-ci-gray-900">{price.total}</strong>
        <Words>{` ${price.totalFor}`}</Words>
      </p>
      <PriceDisclosure price={price} />
      {receipt.terms && (
        <p className="mt-2 text-ci-gray-700">
          <Words>{cancellationText(receipt.terms.cancellation, receipt.terms.steps)}</Words>
        </p>
      )}
      <PaymentTermsLine
        text={paymentTermsText(receipt.terms?.payment ?? null, receipt.quote.deposit_cents > 0)}
      />
      {receipt.token !== null && (
        <p className="mt-3 mb-4 print:hidden">
          <a
            href={route('guest-stay', { token: receipt.token })}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {texts.ownPage}
          </a>
        </p>
      )}
      <NextSteps />
      {listing && days && isDay(end) && <KeepRequest request={requestOf(listing, receipt.code, days, end)} />}
    </div>
  );
}

function requestOf({ slug, name, town }: ListingCover, code: string, days: string, end: Day): OwnRequest {
  return { code, slug, home: name, town: town === null ? undefined : townName(town), days, end };
}
