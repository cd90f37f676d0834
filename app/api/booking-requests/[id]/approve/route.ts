import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer, approvalInput } from '@/lib/booking-requests/contract';
import { approveBookingRequest } from '@/server/features/booking-requests/approve-booking-request';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Approves a pending request: occupies the days and tells the guest',
    params: idParams,
    body: approvalInput,
    response: bookingRequestAnswer,
  },
  approveBookingRequest,
);
