import { idParams } from '@/lib/api/params';
import { removeFactorInput } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { removePasskey } from '@/server/features/second-factors/remove-passkey';

export const DELETE = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Takes a passkey away; needs the password unless it was given in the last ten minutes',
    params: idParams,
    body: removeFactorInput,
    refuses: [423],
    response: 'empty',
    status: 204,
    limit: 'own',
  },
  removePasskey,
);
