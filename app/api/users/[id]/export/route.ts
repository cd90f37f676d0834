import { idParams } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { exportUser } from '@/server/features/users/export-user';

export const GET = endpoint(
  {
    auth: 'verified',
    summary: "One's own data as a JSON file",
    params: idParams,
    response: { file: ['application/json'] },
  },
  exportUser,
);
