import { idParams } from '@/lib/api/params';
import { dismissalInput, signalAnswer } from '@/lib/signals/contract';
import { endpoint } from '@/server/http/endpoint';
import { dismissSignal } from '@/server/features/signals/dismiss-signal';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'signals',
    summary: 'Dismiss a signal with a reason, so that it does not come back; or reopen it',
    params: idParams,
    body: dismissalInput,
    response: signalAnswer,
  },
  dismissSignal,
);
