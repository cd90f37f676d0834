import { guestChangeParams } from '@/lib/stay-changes/contract';
import { submitDeclined } from '@/server/features/stay-changes/submit-forms';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The same as a browser sends it without script; answers with the page (303)',
    params: guestChangeParams,
  },
  submitDeclined,
);
