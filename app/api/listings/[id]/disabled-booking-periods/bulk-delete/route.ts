import { blockedDatesInput, disabledPeriodsDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { unblockDays } from '@/server/features/calendar/unblock-days';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Free nights of a listing that were blocked',
    params: listingParams,
    body: blockedDatesInput,
    response: disabledPeriodsDto,
  },
  unblockDays,
);
