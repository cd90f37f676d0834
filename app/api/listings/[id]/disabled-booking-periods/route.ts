import { blockedDatesInput, disabledPeriodsDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { blockDays } from '@/server/calendar/block-days';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'verified',
    summary: 'Keep nights of a listing from being booked',
    params: listingParams,
    body: blockedDatesInput,
    response: disabledPeriodsDto,
  },
  blockDays,
);
