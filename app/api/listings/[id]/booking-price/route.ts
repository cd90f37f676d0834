import { bookingPriceAnswer, bookingPriceInput } from '@/lib/booking-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { stayQuery, stayQuoteAnswer } from '@/lib/stays/contract';
import { readStayPrice, readStayQuote } from '@/server/features/stays/quote-stay';
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
  readStayPrice,
);

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'The same with its nights, discounts and costs, for those who come; asked without a body',
    params: listingParams,
    query: stayQuery,
    response: stayQuoteAnswer,
    limit: 'reads',
  },
  readStayQuote,
);
