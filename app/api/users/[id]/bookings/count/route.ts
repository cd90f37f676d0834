import { idParams } from '@/lib/api/params';
import { requestCountDto } from '@/lib/requests/contract';
import { countBookings } from '@/server/features/booking-requests/list-booking-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How many bookings a user has, and how many are unread',
    params: idParams,
    response: requestCountDto,
    background: true,
  },
  countBookings,
);
