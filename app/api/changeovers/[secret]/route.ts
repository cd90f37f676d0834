import { changeoverCalendarParams } from '@/lib/changeovers/contract';
import { endpoint } from '@/server/http/endpoint';
import { getChangeoverCalendar } from '@/server/features/changeovers/get-changeover-calendar';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Changeovers as an iCalendar feed without names, for who knows its secret address',
    params: changeoverCalendarParams,
    response: { file: ['text/calendar'], revalidated: true },
    // Requests by clients that already have the current file do not count towards the limit.
    limit: 'own',
  },
  ({ params: { secret }, headers, address }) => getChangeoverCalendar({ secret, headers, address }),
);
