import { calendarAddressAnswer } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { getCalendarAddress, renewCalendarAddress } from '@/server/features/calendar/secret-address';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'The secret address of a listing’s own calendar',
    params: listingParams,
    response: calendarAddressAnswer,
  },
  getCalendarAddress,
);

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Another secret address for a listing’s own calendar; the one before leads nowhere then',
    params: listingParams,
    response: calendarAddressAnswer,
  },
  renewCalendarAddress,
);
