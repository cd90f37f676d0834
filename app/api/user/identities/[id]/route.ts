import { idParams } from '@/lib/api/params';
import { removeIdentity } from '@/server/features/identities/remove-identity';
import { endpoint } from '@/server/http/endpoint';

export const DELETE = endpoint(
  {
    auth: 'signed-in',
    summary: 'Unlinks an account elsewhere',
    params: idParams,
    refuses: [423],
    response: 'empty',
    status: 204,
  },
  removeIdentity,
);
