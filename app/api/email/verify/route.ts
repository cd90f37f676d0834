import { verifyEmailInput } from '@/lib/accounts/contract';
import { messageDto } from '@/lib/api/envelope';
import { verifyEmail } from '@/server/features/accounts/verify-email';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Confirms an e-mail address by a mailed link',
    body: verifyEmailInput,
    response: messageDto,
    limit: 'public-form',
  },
  verifyEmail,
);
