import { searchAlertParams } from '@/lib/search-alerts/contract';
import { endpoint } from '@/server/http/endpoint';
import { plainFormInput } from '@/server/http/plain-form';
import { submitEndButton } from '@/server/features/search-alerts/submit-alert-button';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The button that ends an alert, as a browser sends it; answers with its page (303)',
    params: searchAlertParams,
    body: plainFormInput,
    response: 'empty',
    status: 303,
    csrf: 'same-origin',
    limit: 'open-form',
  },
  submitEndButton,
);
