import { listingParams } from '@/lib/listings/contract';
import { submitPlainForm } from '@/server/booking-requests/submit-plain-form';
import { plainFormInput } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The request form as a browser sends it without script; answers with a page (303)',
    params: listingParams,
    body: plainFormInput,
    response: 'empty',
    status: 303,
    csrf: 'same-origin',
    // Counted by the use-case, more strictly, so that the refusal is a page too.
    limit: 'none',
  },
  submitPlainForm,
);
