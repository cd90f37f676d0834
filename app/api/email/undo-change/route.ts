import { undoneAnswer, verifyEmailInput } from '@/lib/accounts/contract';
import { undoEmailChange } from '@/server/features/accounts/undo-email-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary:
      'Gives an account back to an address by the link that it got, without what was added since; ends all its sessions',
    body: verifyEmailInput,
    response: undoneAnswer,
    limit: 'public-form',
  },
  undoEmailChange,
);
