import { recoveryCodesAnswer } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { renewRecoveryCodes } from '@/server/features/second-factors/renew-recovery-codes';

export const POST = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Ten new recovery codes in the place of all earlier ones; told this once',
    refuses: [423],
    response: recoveryCodesAnswer,
  },
  renewRecoveryCodes,
);
