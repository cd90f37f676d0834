import { passkeyCreationAnswer } from '@/lib/second-factors/contract';
import { endpoint } from '@/server/http/endpoint';
import { offerPasskey } from '@/server/features/second-factors/offer-passkey';

export const POST = endpoint(
  {
    auth: 'verified',
    beforeSecondFactor: true,
    summary: 'What the browser makes a new passkey by',
    refuses: [423],
    response: passkeyCreationAnswer,
  },
  offerPasskey,
);
