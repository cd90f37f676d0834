import { userListQuery, userPage } from '@/lib/users/contract';
import { route } from '@/server/http/route';
import { listUsers } from '@/server/users/list-users';

export const GET = route(
  {
    auth: 'verified',
    summary: 'All other users, for admins; for landlords those who manage their calendars, in short',
    query: userListQuery,
    response: userPage,
  },
  listUsers,
);
