import { idParams } from '@/lib/api/params';
import { requestCountDto } from '@/lib/requests/contract';
import { countContactRequests } from '@/server/features/contact-requests/list-contact-requests';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'How many contact requests a user has, and how many are unread',
    params: idParams,
    response: requestCountDto,
    background: true,
  },
  countContactRequests,
);
