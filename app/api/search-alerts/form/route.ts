import { endpoint } from '@/server/http/endpoint';
import { plainFormInput } from '@/server/http/plain-form';
import { submitPlainAlertForm } from '@/server/search-alerts/submit-plain-form';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The form of an alert as a browser sends it without script; answers with a page (303)',
    body: plainFormInput,
    response: 'empty',
    status: 303,
    csrf: 'same-origin',
    // Counted by the use-case, more strictly, so that the refusal is a page too.
    limit: 'none',
  },
  submitPlainAlertForm,
);
