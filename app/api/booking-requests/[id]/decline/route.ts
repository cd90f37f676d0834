import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, refusalInput } from '@/lib/booking-requests/contract';
import { declineBookingRequest } from '@/server/booking-requests/decline-booking-request';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'verified',
    summary: 'Declines a pending request and tells the guest',
    params: idParams,
    body: refusalInput,
    response: bookingRequestAnswer,
  },
  declineBookingRequest,
);
