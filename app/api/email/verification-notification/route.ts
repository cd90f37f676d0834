import { messageDto } from '@/lib/api/envelope';
import { sendVerificationMail } from '@/server/features/accounts/send-verification-mail';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'signed-in',
    summary: 'Mails a new link to confirm the address',
    response: messageDto,
    limit: 'own',
  },
  sendVerificationMail,
);
