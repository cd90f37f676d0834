import { mailAnswer, mailParams } from '@/lib/mail/contract';
import { endpoint } from '@/server/http/endpoint';
import { retryMail } from '@/server/mail/retry-mail';

export const PUT = endpoint(
  {
    auth: 'admin',
    right: 'mails',
    summary: 'Sends a letter now that waits, failed, or was given up less than a week ago',
    params: mailParams,
    response: mailAnswer,
  },
  retryMail,
);
