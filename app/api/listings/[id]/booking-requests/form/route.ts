import { listingParams } from '@/lib/listings/contract';
import { submitPlainForm } from '@/server/features/booking-requests/submit-plain-form';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The request form as a browser sends it without script; answers with a page (303)',
    params: listingParams,
  },
  submitPlainForm,
);
