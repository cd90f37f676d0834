import { messageDto } from '@/lib/api/envelope';
import { requestMailsParams } from '@/lib/mail/request-mails';
import { endpoint } from '@/server/http/endpoint';
import { endRequestMails, toRequestMailsPage } from '@/server/mail/request-mails';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Leads to the page with the button that ends letters about new requests (303), and ends nothing',
    params: requestMailsParams,
    response: 'empty',
    status: 303,
  },
  toRequestMailsPage,
);

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Ends letters about new requests; mail programs send it for their reader (RFC 8058)',
    params: requestMailsParams,
    response: messageDto,
    // A mail client has no CSRF token, only the token in the URL.
    csrf: false,
    limit: 'open-form',
  },
  endRequestMails,
);
