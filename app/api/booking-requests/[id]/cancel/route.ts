import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, refusalInput } from '@/lib/booking-requests/contract';
import { cancelBookingRequest } from '@/server/features/booking-requests/cancel-booking-request';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Cancels an approved request: frees the days and tells the guest',
    params: idParams,
    body: refusalInput,
    response: bookingRequestAnswer,
  },
  cancelBookingRequest,
);
