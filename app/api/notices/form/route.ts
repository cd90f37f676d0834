import { submitNoticeForm } from '@/server/features/notices/submit-plain-form';
import { plainFormCall } from '@/server/http/plain-form';
import { endpoint } from '@/server/http/endpoint';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The form of a notice as a browser sends it, without script; answers with a page (303)',
  },
  submitNoticeForm,
);
