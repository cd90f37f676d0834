import { idParams } from '@/lib/api/params';
import { requestCountDto } from '@/lib/requests/contract';
import { countBookingRequests } from '@/server/features/booking-requests/list-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How many booking requests a user has, and how many are unread',
    params: idParams,
    response: requestCountDto,
    background: true,
  },
  countBookingRequests,
);
