import { guestTokenParams } from '@/lib/guest-stays/contract';
import { submitAgreement } from '@/server/features/guest-stays/submit-plain-forms';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The same as a browser sends it without script; answers with the page (303)',
    params: guestTokenParams,
  },
  submitAgreement,
);
