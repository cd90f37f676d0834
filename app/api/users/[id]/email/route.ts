import { messageDto } from '@/lib/api/envelope';
import { idParams } from '@/lib/api/params';
import { userMailInput } from '@/lib/users/contract';
import { endpoint } from '@/server/http/endpoint';
import { mailUser } from '@/server/features/users/mail-user';

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'users',
    summary: 'Sends an e-mail to a user',
    params: idParams,
    body: userMailInput,
    response: messageDto,
  },
  mailUser,
);
