import { PriceDisclosure } from '@/components/stays/price-disclosure';
import type { BookingRequestReceipt } from '@/lib/booking-requests/contract';
import { isDay } from '@/lib/dates/day';
import { formatStay } from '@/lib/search/stay-text';
import { priceText } from '@/lib/stays/quote-text';

/** What was just asked for: the days, the total and, behind a press, what it is made of. */
export function StayReceipt({ receipt }: { receipt: BookingRequestReceipt }) {
  const { start_date: start, end_date: end } = receipt;
  const price = priceText(receipt.quote);
  return (
    <div className="figures mb-6 w-full max-w-md rounded-panel bg-sand p-5">
      <p className="text-ci-gray-700">{isDay(start) && isDay(end) && formatStay({ start, end })}</p>
      <p className="mt-1 text-ci-gray-800">
        <strong className="text-2xl text-ci-gray-900">{price.total}</strong> {price.totalFor}
      </p>
      <PriceDisclosure price={price} />
    </div>
  );
}
