import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, declineInput } from '@/lib/booking-requests/contract';
import { declineBookingRequest } from '@/server/features/booking-requests/decline-booking-request';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Declines a pending request and tells the guest',
    params: idParams,
    body: declineInput,
    response: bookingRequestAnswer,
  },
  declineBookingRequest,
);
