import { bookingPriceAnswer, bookingPriceInput } from '@/lib/booking-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { quoteStay, readStayPrice } from '@/server/booking-requests/quote-stay';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'What a stay costs, in whole euros',
    params: listingParams,
    body: bookingPriceInput,
    response: bookingPriceAnswer,
    changesNothing: true,
    limit: 'reads',
  },
  quoteStay,
);

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'The same, asked without a body',
    params: listingParams,
    query: bookingPriceInput,
    response: bookingPriceAnswer,
    limit: 'reads',
  },
  readStayPrice,
);
