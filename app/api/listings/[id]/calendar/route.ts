import { listingParams } from '@/lib/listings/contract';
import { getFeed } from '@/server/features/calendar/get-feed';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Nights that stays and blocks of a public listing take, as an iCalendar feed',
    params: listingParams,
    response: { file: ['text/calendar'], revalidated: true },
    // Who has the file already is not counted.
    limit: 'own',
  },
  ({ params, headers, address }) => getFeed({ ref: params.id, headers, address }),
);
