import { blockedDatesInput, disabledPeriodsDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { blockDays } from '@/server/features/calendar/block-days';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'verified',
    summary: 'Keep nights of a listing from being booked',
    params: listingParams,
    body: blockedDatesInput,
    response: disabledPeriodsDto,
  },
  blockDays,
);
