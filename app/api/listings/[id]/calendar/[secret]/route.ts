import { secretCalendarParams } from '@/lib/calendar/contract';
import { getSecretFeed } from '@/server/features/calendar/get-feed';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary:
      'Stays and blocks of a public listing apart, as an iCalendar feed, for who knows its secret address',
    params: secretCalendarParams,
    response: { file: ['text/calendar'], revalidated: true },
    // Who has the file already is not counted.
    limit: 'own',
  },
  ({ params: { id: ref, secret }, headers, address }) => getSecretFeed({ ref, secret, headers, address }),
);
