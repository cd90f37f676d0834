import { resetPasswordInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { resetPassword } from '@/server/accounts/reset-password';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'public',
    summary: 'Sets a new password by a mailed link; ends all sessions of the account',
    body: resetPasswordInput,
    response: messageDto,
    limit: 'public-form',
  },
  resetPassword,
);
