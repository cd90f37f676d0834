import { listingLogListDto, listingLogQuery } from '@/lib/calendar/contract';
import { listingParams } from '@/lib/listings/contract';
import { listLogs } from '@/server/features/calendar/list-logs';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'Who changed which price or block of a listing, the newest first',
    params: listingParams,
    query: listingLogQuery,
    response: listingLogListDto,
  },
  listLogs,
);
