import { idParams } from '@/lib/api/params';
import { bookingRequestAnswer } from '@/lib/booking-requests/contract';
import { handOutArrivalInfo } from '@/server/features/booking-requests/hand-out-arrival-info';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Tells the guest of an approved stay how to get in, before it is due',
    params: idParams,
    response: bookingRequestAnswer,
  },
  handOutArrivalInfo,
);
