import { listingParams } from '@/lib/listings/contract';
import { submitPlainContactRequest } from '@/server/features/contact-requests/submit-plain-form';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The contact request form as a browser sends it without script; answers with a page (303)',
    params: listingParams,
  },
  submitPlainContactRequest,
);
