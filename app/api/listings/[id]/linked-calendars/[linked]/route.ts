import { feedAnswer, feedInput, feedParams } from '@/lib/calendar-feeds/contract';
import { changeFeed, removeFeed } from '@/server/features/calendar-feeds/manage-feeds';
import { endpoint } from '@/server/http/endpoint';

export const PUT = endpoint(
  {
    auth: 'verified',
    summary: 'Another name or address of a calendar of another site, which is read at once',
    params: feedParams,
    body: feedInput,
    response: feedAnswer,
    limit: 'own',
  },
  changeFeed,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    summary: 'Take a linked calendar away, with every day that came from it',
    params: feedParams,
    response: 'empty',
    status: 204,
  },
  removeFeed,
);
