import { bookingRequestCall, bookingRequestReceiptAnswer } from '@/lib/booking-requests/contract';
import { listingParams } from '@/lib/listings/contract';
import { createBookingRequest } from '@/server/booking-requests/create-booking-request';
import { route } from '@/server/http/route';

export const POST = route(
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
