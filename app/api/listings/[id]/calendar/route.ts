import { listingParams } from '@/lib/listings/contract';
import { getFeed } from '@/server/features/calendar/get-feed';
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
  ({ params, headers, address }) => getFeed({ ref: params.id, headers, address }),
);
