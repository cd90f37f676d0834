import { findQuery, foundAnswer } from '@/lib/find/contract';
import { endpoint } from '@/server/http/endpoint';
import { findEverything } from '@/server/features/find/find-everything';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'find',
    summary: 'Homes, people, requests, invoices, licence numbers and letters with these words',
    query: findQuery,
    response: foundAnswer,
  },
  findEverything,
);
