import { messageDto } from '@/lib/api/envelope';
import { idParams } from '@/lib/api/params';
import { userMailInput } from '@/lib/users/contract';
import { route } from '@/server/http/route';
import { mailUser } from '@/server/users/mail-user';

export const POST = route(
  {
    auth: 'admin',
    summary: 'Sends an e-mail to a user',
    params: idParams,
    body: userMailInput,
    response: messageDto,
  },
  mailUser,
);
