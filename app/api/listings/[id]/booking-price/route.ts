import { bookingPriceAnswer, bookingPriceInput } from '@/lib/booking-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { quoteStay } from '@/server/booking-requests/quote-stay';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'public',
    summary: 'What a stay costs, in whole euros',
    params: listingParams,
    body: bookingPriceInput,
    response: bookingPriceAnswer,
    limit: 'reads',
  },
  quoteStay,
);
