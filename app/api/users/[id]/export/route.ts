import { idParams } from '@/lib/api/params';
import { route } from '@/server/http/route';
import { exportUser } from '@/server/profile/export-user';

export const GET = route(
  {
    auth: 'verified',
    summary: "One's own data as a JSON file",
    params: idParams,
    response: { file: ['application/json'] },
  },
  exportUser,
);
