import { guestTokenParams } from '@/lib/guest-stays/contract';
import { getStayCalendar } from '@/server/features/guest-stays/get-stay-calendar';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'An approved stay as an iCalendar file for the guest',
    params: guestTokenParams,
    response: { file: ['text/calendar'] },
  },
  getStayCalendar,
);
