import { resetPasswordInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { resetPassword } from '@/server/features/accounts/reset-password';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Sets a new password by a mailed link; ends all sessions of the account',
    body: resetPasswordInput,
    response: messageDto,
    limit: 'public-form',
  },
  resetPassword,
);
