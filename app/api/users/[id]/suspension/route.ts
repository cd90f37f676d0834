import { idParams } from '@/lib/api/params';
import { fullUserAnswer, suspensionInput } from '@/lib/users/contract';
import { endpoint } from '@/server/http/endpoint';
import { suspendUser } from '@/server/features/users/suspend-user';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'suspend',
    summary: 'Suspends an account, which ends its sessions and takes its homes offline, or lifts that',
    params: idParams,
    body: suspensionInput,
    refuses: [423],
    response: fullUserAnswer,
  },
  suspendUser,
);
