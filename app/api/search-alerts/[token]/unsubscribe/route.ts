import { messageDto } from '@/lib/api/envelope';
import { searchAlertParams } from '@/lib/search-alerts/contract';
import { endpoint } from '@/server/http/endpoint';
import { endSearchAlert } from '@/server/features/search-alerts/end-search-alert';
import { toAlertPage } from '@/server/features/search-alerts/submit-alert-button';

export const GET = endpoint(
  {
    auth: 'public',
    summary: 'Leads to the page with the button that ends an alert (303), and ends nothing',
    params: searchAlertParams,
    response: 'empty',
    status: 303,
  },
  toAlertPage,
);

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'Ends an alert; mail programs send it for their reader (RFC 8058)',
    params: searchAlertParams,
    response: messageDto,
    // A mail client has no CSRF token, only the token in the URL.
    csrf: false,
    limit: 'open-form',
  },
  endSearchAlert,
);
