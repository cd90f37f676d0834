import { passkeyRequestAnswer } from '@/lib/second-factors/contract';
import { askPasskey } from '@/server/features/accounts/ask-passkey';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'What the browser uses a passkey by, for the sign-in it is in the middle of',
    refuses: [401],
    response: passkeyRequestAnswer,
  },
  askPasskey,
);
