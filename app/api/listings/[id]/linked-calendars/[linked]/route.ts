import {
  linkedCalendarAnswer,
  linkedCalendarInput,
  linkedCalendarParams,
} from '@/lib/calendar-feeds/contract';
import {
  changeLinkedCalendar,
  removeLinkedCalendar,
} from '@/server/features/calendar-feeds/linked-calendars';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Another name or address of a calendar of another site, which is read at once',
    params: linkedCalendarParams,
    body: linkedCalendarInput,
    response: linkedCalendarAnswer,
    limit: 'own',
  },
  changeLinkedCalendar,
);

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
