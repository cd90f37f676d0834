import { blockedDatesInput, disabledPeriodsDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { unblockDays } from '@/server/calendar/unblock-days';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'verified',
    summary: 'Free nights of a listing that were blocked',
    params: listingParams,
    body: blockedDatesInput,
    response: disabledPeriodsDto,
  },
  unblockDays,
);
