import { idParams } from '@/lib/api/params';
import { removeFactorInput } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { resetSecondFactors } from '@/server/features/users/reset-second-factors';

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'reset_factors',
    summary: 'Takes all second factors of a user away who lost them; never those of an admin who needs one',
    params: idParams,
    body: removeFactorInput,
    refuses: [423],
    response: 'empty',
    status: 204,
    limit: 'own',
  },
  resetSecondFactors,
);
