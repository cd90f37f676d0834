import { endpoint } from '@/server/http/endpoint';
import { plainFormCall } from '@/server/http/plain-form';
import { submitPlainAlertForm } from '@/server/features/search-alerts/submit-plain-form';

export const POST = endpoint(
  {
    ...plainFormCall,
    summary: 'The form of an alert as a browser sends it without script; answers with a page (303)',
  },
  submitPlainAlertForm,
);
