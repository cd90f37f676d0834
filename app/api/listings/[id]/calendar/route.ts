import { listingParams } from '@/lib/listings/contract';
import { getCalendarExport } from '@/server/features/calendar/get-calendar-export';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Nights that stays and blocks of a public listing take, as an iCalendar feed',
    params: listingParams,
    response: { file: ['text/calendar'], revalidated: true },
    // Requests by clients that already have the current file do not count towards the limit.
    limit: 'own',
  },
  ({ params, headers, address }) => getCalendarExport({ ref: params.id, headers, address }),
);
