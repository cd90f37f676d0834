import { undoneAnswer, verifyEmailInput } from '@/lib/accounts/contract';
import { undoEmailChange } from '@/server/accounts/undo-email-change';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary:
      'Restores the former e-mail address of an account by the link that it got; ends all its sessions',
    body: verifyEmailInput,
    response: undoneAnswer,
    limit: 'public-form',
  },
  undoEmailChange,
);
