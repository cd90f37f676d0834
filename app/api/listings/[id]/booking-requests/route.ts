import { bookingRequestCall, bookingRequestReceiptAnswer } from '@/lib/booking-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { createBookingRequest } from '@/server/features/booking-requests/create-booking-request';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Asks for a stay; the owner and the guest get a mail',
    params: listingParams,
    body: bookingRequestCall,
    response: bookingRequestReceiptAnswer,
    status: 201,
    limit: 'public-form',
  },
  createBookingRequest,
);
