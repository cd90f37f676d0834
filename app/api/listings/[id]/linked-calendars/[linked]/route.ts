import { linkedCalendarParams } from '@/lib/calendar-feeds/contract';
import { removeLinkedCalendar } from '@/server/calendar-feeds/linked-calendars';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Take a linked calendar away, with every day that came from it',
    params: linkedCalendarParams,
    response: 'empty',
    status: 204,
  },
  removeLinkedCalendar,
);
