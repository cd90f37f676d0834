import { changeoversAnswer, changeoversQuery } from '@/lib/changeovers/contract';
import { endpoint } from '@/server/http/endpoint';
import { listChangeovers } from '@/server/features/changeovers/list-changeovers';

export const GET = endpoint(
  {
    auth: 'verified',
    summary:
      'Departures and arrivals in the homes that one owns or cleans, without names, of at most 62 days',
    query: changeoversQuery,
    response: changeoversAnswer,
  },
  listChangeovers,
);
