import { requestMailsParams } from '@/lib/mail/request-mails';
import { endpoint } from '@/server/http/endpoint';
import { submitRequestMailsButton } from '@/server/mail/request-mails';

export const POST = endpoint(
  {
    auth: 'public',
    summary:
      'The button that ends letters about new requests, as a browser sends it; answers with its page (303)',
    params: requestMailsParams,
    response: 'empty',
    status: 303,
    csrf: 'same-origin',
    limit: 'open-form',
  },
  submitRequestMailsButton,
);
