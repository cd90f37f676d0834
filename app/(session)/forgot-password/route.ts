import { forgotPasswordInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { requestPasswordReset } from '@/server/features/accounts/request-password-reset';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Mails a link to choose a new password',
    body: forgotPasswordInput,
    response: messageDto,
    limit: 'own',
  },
  requestPasswordReset,
);
