import { messageDto } from '@/lib/api/envelope';
import { sendVerificationMail } from '@/server/accounts/send-verification-mail';
import { route } from '@/server/http/route';

export const POST = route(
  {
    auth: 'signed-in',
    summary: 'Mails a new link to confirm the address',
    response: messageDto,
    limit: 'own',
  },
  sendVerificationMail,
);
