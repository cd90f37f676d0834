import { addPasskeyInput, passkeyAnswer } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { addPasskey } from '@/server/features/second-factors/add-passkey';

export const POST = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'Adds a passkey that the browser made for the last options',
    body: addPasskeyInput,
    refuses: [423],
    response: passkeyAnswer,
    status: 201,
  },
  addPasskey,
);
