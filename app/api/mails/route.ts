import { mailListQuery, mailPage } from '@/lib/mail/contract';
import { endpoint } from '@/server/http/endpoint';
import { listMails } from '@/server/mail/list-mails';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'mails',
    summary: 'Letters that wait, failed or were given up, the newest first',
    query: mailListQuery,
    response: mailPage,
  },
  listMails,
);
