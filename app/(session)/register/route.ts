import { registerInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { registerUser } from '@/server/features/accounts/register-user';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Registers an account; signs nobody in',
    body: registerInput,
    response: messageDto,
    status: 201,
    limit: 'own',
  },
  registerUser,
);
