import { registerInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { registerUser } from '@/server/accounts/register-user';
import { route } from '@/server/http/route';

export const POST = route(
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
