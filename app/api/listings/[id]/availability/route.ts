import { availabilityAnswerDto } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { getAvailability } from '@/server/features/calendar/get-availability';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'optional',
    summary: 'Occupied days of a listing; source and guest for who manages its calendar alone',
    params: listingParams,
    response: availabilityAnswerDto,
  },
  ({ params, actor }) => getAvailability(params.id, actor),
);
