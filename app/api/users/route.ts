import { userListQuery, userPage } from '@/lib/users/contract';
import { endpoint } from '@/server/http/endpoint';
import { listUsers } from '@/server/features/users/list-users';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: 'All other users, for admins; for landlords those who manage their calendars, in short',
    query: userListQuery,
    response: userPage,
  },
  listUsers,
);
