import { secretCalendarParams } from '@/lib/calendar/contract';
import { getSecretCalendarExport } from '@/server/features/calendar/get-calendar-export';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary:
      'Stays and blocks of a public listing apart, as an iCalendar feed, for who knows its secret address',
    params: secretCalendarParams,
    response: { file: ['text/calendar'], revalidated: true },
    // Requests by clients that already have the current file do not count towards the limit.
    limit: 'own',
  },
  ({ params: { id: ref, secret }, headers, address }) =>
    getSecretCalendarExport({ ref, secret, headers, address }),
);
