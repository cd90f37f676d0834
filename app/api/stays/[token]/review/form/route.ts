import { guestTokenParams } from '@/lib/guest-stays/contract';
import { submitReview } from '@/server/guest-stays/submit-plain-forms';
import { plainFormInput } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    auth: 'public',
    summary: 'The same as a browser sends it without script; answers with the page (303)',
    params: guestTokenParams,
    body: plainFormInput,
    response: 'empty',
    status: 303,
    csrf: 'same-origin',
    // Counted by the use-case, so that the refusal is a page too.
    limit: 'none',
  },
  submitReview,
);
