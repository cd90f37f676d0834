import { confirmPasswordInput } from '@/lib/sessions/contract';
import { endpoint } from '@/server/http/endpoint';
import { confirmPassword } from '@/server/features/sessions/confirm-password';

export const POST = endpoint(
  {
    auth: 'signed-in',
    beforeSecondFactor: true,
    summary: 'Gives the password again: for ten minutes this session may do what wants it',
    body: confirmPasswordInput,
    response: 'empty',
    status: 204,
    limit: 'own',
  },
  confirmPassword,
);
