import { inboxCountDto } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { countThreads } from '@/server/features/inbox/list-threads';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'How many threads of the inbox wait for an answer',
    response: inboxCountDto,
    background: true,
  },
  countThreads,
);
