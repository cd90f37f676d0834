import { inboxPage, inboxQuery } from '@/lib/inbox/contract';
import { endpoint } from '@/server/http/endpoint';
import { listThreads } from '@/server/features/inbox/list-threads';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'inbox',
    summary: 'What visitors wrote to the site, the last message first',
    query: inboxQuery,
    response: inboxPage,
  },
  listThreads,
);
