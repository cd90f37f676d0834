import {
  recoveryCodesAnswer,
  removeFactorInput,
  totpCodeInput,
  totpSecretAnswer,
} from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { confirmTotp } from '@/server/features/second-factors/confirm-totp';
import { removeTotp } from '@/server/features/second-factors/remove-totp';
import { startTotp } from '@/server/features/second-factors/start-totp';

export const POST = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Makes the secret for an authenticator app; it counts once a code of it was sent',
    refuses: [423],
    response: totpSecretAnswer,
  },
  startTotp,
);

export const PUT = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Confirms the app with its first code; answers the recovery codes, this once',
    body: totpCodeInput,
    refuses: [423],
    response: recoveryCodesAnswer,
    limit: 'own',
  },
  confirmTotp,
);

export const DELETE = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Takes the app away; needs the password unless it was given in the last ten minutes',
    body: removeFactorInput,
    refuses: [404, 423],
    response: 'empty',
    status: 204,
    limit: 'own',
  },
  removeTotp,
);
